import { language } from './texts.svelte'

/** Writes points with their sign and one decimal, as “+4.2” or “−0.3”. */
export function signed(points: number): string {
  const options = { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language(), options).format(points).replace('-', '−')
}

/** Writes whole points: a loss with a minus, not a hyphen. */
export function whole(points: number): string {
  return String(points).replace('-', '−')
}

/** Writes points with one decimal, without a sign: “4.2”. */
export function unsigned(points: number): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language(), options).format(Math.abs(points))
}
