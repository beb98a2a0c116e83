'use client'

import { Choice } from '@/components/ui/choice'
import { OPEN_EVENING } from '@/lib/engine/stats-series'
import { SERIES_LENGTHS } from './setup'
import type { SeriesLength } from './setup'

interface SeriesChoiceProps {
  readonly bestOf: SeriesLength
  readonly onBestOf: (bestOf: SeriesLength) => void
}

function labelOf(length: SeriesLength): string {
  if (length === OPEN_EVENING) return 'Open evening'
  return length === 1 ? 'One game' : `Best of ${length}`
}

const face = (length: SeriesLength) =>
  length === OPEN_EVENING ? <span>open</span> : <span className="num text-2xl leading-none">{length}</span>

const SAID: { readonly [L in SeriesLength]: string } = {
  1: 'One game by itself.',
  3: 'Two games won decide it.',
  5: 'Three games won decide it.',
  7: 'Four games won decide it.',
  [OPEN_EVENING]: 'Game after game, for as long as you like; the sheet counts who won.',
}

/** How many games belong together. */
export function SeriesChoiceRow({ bestOf, onBestOf }: SeriesChoiceProps) {
  return (
    <div>
      <Choice
        label="Best of how many games"
        options={SERIES_LENGTHS.map((length) => ({ value: length, label: labelOf(length), face: face(length) }))}
        value={bestOf}
        onChoose={onBestOf}
        className="grid grid-cols-5 gap-2"
      />
      <p className="pt-2 text-base text-soft">{SAID[bestOf]}</p>
    </div>
  )
}
