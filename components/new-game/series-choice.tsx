import { Choice } from '@/components/ui/choice'
import { OPEN_EVENING } from '@/lib/engine/stats/series'
import { bestOfLabel, seriesSaid } from '@/lib/messages/compiled/app/setup'
import { seriesLabel } from '@/lib/text/history/series-standing'
import { SERIES_LENGTHS, type SeriesLength } from './setup'

interface SeriesChoiceProps {
  readonly bestOf: SeriesLength
  readonly onBestOf: (bestOf: SeriesLength) => void
}

/** There is room for a sign only. */
const OPEN_KEY = '∞'

const face = (length: SeriesLength) =>
  length === OPEN_EVENING ? (
    <span>{OPEN_KEY}</span>
  ) : (
    <span translate="no" className="num text-2xl leading-none">
      {length}
    </span>
  )

/** How many games belong together. */
export function SeriesChoiceRow({ bestOf, onBestOf }: SeriesChoiceProps) {
  return (
    <div>
      <Choice
        label={bestOfLabel}
        options={SERIES_LENGTHS.map((length) => ({
          value: length,
          label: seriesLabel(length === OPEN_EVENING ? null : length),
          face: face(length),
        }))}
        value={bestOf}
        onChoose={onBestOf}
        className="grid grid-cols-5 gap-2 cramped:grid-cols-2"
      />
      <p className="pt-2 text-base text-soft">{seriesSaid({ bestOf })}</p>
    </div>
  )
}
