import { Choice } from '@/components/ui/choice'
import { OPEN_EVENING } from '@/lib/engine/stats/series'
import { bestOfLabel } from '@/lib/messages/compiled/app/setup'
import { seriesLabel } from '@/lib/text/history/series-standing'
import { SERIES_LENGTHS, type SeriesLength } from './setup'

interface SeriesChoiceProps {
  readonly bestOf: SeriesLength
  readonly onBestOf: (bestOf: SeriesLength) => void
}

/** The choice of how many games belong together. */
export const SeriesPick = ({ bestOf, onBestOf }: SeriesChoiceProps) => (
  <Choice
    label={bestOfLabel}
    options={SERIES_LENGTHS.map((length) => ({
      value: length,
      label: seriesLabel(length === OPEN_EVENING ? null : length),
    }))}
    value={bestOf}
    onChoose={onBestOf}
    optionClassName="py-1 text-sm"
  />
)
