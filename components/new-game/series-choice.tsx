import { Choice } from '@/components/ui/choice'
import { OPEN_EVENING } from '@/lib/engine/stats/series'
import { seriesLabel } from '@/lib/text/en/history/series-standing'
import { BEST_OF_LABEL, OPEN_KEY, SERIES_SAID } from '@/lib/text/en/screens/setup'
import { SERIES_LENGTHS } from './setup'
import type { SeriesLength } from './setup'

interface SeriesChoiceProps {
  readonly bestOf: SeriesLength
  readonly onBestOf: (bestOf: SeriesLength) => void
}

const face = (length: SeriesLength) =>
  length === OPEN_EVENING ? <span>{OPEN_KEY}</span> : <span className="num text-2xl leading-none">{length}</span>

const SAID: { readonly [L in SeriesLength]: string } = {
  1: SERIES_SAID.one,
  3: SERIES_SAID.three,
  5: SERIES_SAID.five,
  7: SERIES_SAID.seven,
  [OPEN_EVENING]: SERIES_SAID.open,
}

/** How many games belong together. */
export function SeriesChoiceRow({ bestOf, onBestOf }: SeriesChoiceProps) {
  return (
    <div>
      <Choice
        label={BEST_OF_LABEL}
        options={SERIES_LENGTHS.map((length) => ({
          value: length,
          label: seriesLabel(length === OPEN_EVENING ? null : length),
          face: face(length),
        }))}
        value={bestOf}
        onChoose={onBestOf}
        className="grid grid-cols-5 gap-2 cramped:grid-cols-2"
      />
      <p className="pt-2 text-base text-soft">{SAID[bestOf]}</p>
    </div>
  )
}
