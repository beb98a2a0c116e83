/** An evening lasts until five in the morning. */
const ENDS_AT = 5

/** The evening to which a moment (milliseconds) belongs, by the clock of this phone: “2026-11-21”; empty where there is no such day. */
export function sessionDate(at: number): string {
  const day = new Date(at)
  if (day.getHours() < ENDS_AT) day.setDate(day.getDate() - 1)
  if (Number.isNaN(day.getTime())) return ''
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
