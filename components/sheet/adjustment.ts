import { isRow, textsIn } from '@/lib/core/row'

/** An adjustment of the score as it is typed. */
export interface Adjustment {
  /** The points by side. */
  readonly texts: readonly string[]
  readonly why: string
}

/** Reads an adjustment that was typed before; `null` if it is none. */
export function adjustmentIn(kept: unknown): Adjustment | null {
  if (!isRow(kept) || typeof kept['why'] !== 'string') return null
  const texts = textsIn(kept['texts'])
  return texts.length === 0 ? null : { texts, why: kept['why'] }
}
