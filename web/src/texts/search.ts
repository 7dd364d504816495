// What a search compares: capitals don't count, and a blank finds the no-break spaces of the texts.

export const searchable = (text: string) => text.toLocaleLowerCase().replace(/\s+/g, ' ').trim()
