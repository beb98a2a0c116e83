/**
 * The classes that fill with the colour of a side, by side. A colour belongs to a side of the sheet, no matter who sits there.
 */
export const SIDE_FILLS: readonly string[] = ['fill-side-a', 'fill-side-b', 'fill-side-c']
export const SIDE_STROKES: readonly string[] = ['stroke-side-a', 'stroke-side-b', 'stroke-side-c']
