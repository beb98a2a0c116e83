/** The colour of a side in what is filled, by side: a colour belongs to the side of a sheet, whoever sits there. */
export const SIDE_FILLS: readonly string[] = ['fill-side-a', 'fill-side-b', 'fill-side-c']
export const SIDE_STROKES: readonly string[] = ['stroke-side-a', 'stroke-side-b', 'stroke-side-c']
