/** Returns a typed whole number; `null` where nothing or none between these two is typed. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const typed = text.trim()
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : null
  return number !== null && number >= least && number <= most ? number : null
}
