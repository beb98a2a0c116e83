/** Returns a typed whole number between `least` and `most`; `null` if there is none. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const typed = text.trim()
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : null
  return number !== null && number >= least && number <= most ? number : null
}
