import { minusAloud } from '../../messages/compiled/terms/units'

/** A figure of the sheet, with a true minus sign. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** A figure as it is heard: a sign is lost on the ear. */
export const aloud = (points: number): string => (points < 0 ? minusAloud({ points: -points }) : String(points))
