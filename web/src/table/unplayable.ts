/** Whether an error says that what is stored of a table can't be played any more. */
export const isUnplayable = (key: string) => UNPLAYABLE.has(key)

const UNPLAYABLE = new Set(['table-damaged', 'table-other-rules', 'table-other-cards', 'table-corrected-since'])
