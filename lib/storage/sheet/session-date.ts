/** The hour at which an evening ends: five in the morning. */
const ENDS_AT = 5

/**
 * Returns the date of the evening to which a time (in milliseconds) belongs, by the clock of this device: “2026-11-21”; empty
 * if there is no such day, or if the time is 0, which means unknown.
 */
export function sessionDate(at: number): string {
  if (at === 0) return ''
  const day = new Date(at)
  if (day.getHours() < ENDS_AT) day.setDate(day.getDate() - 1)
  if (Number.isNaN(day.getTime())) return ''
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
