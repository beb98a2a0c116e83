/** A figure of the sheet, with a true minus sign. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points))
