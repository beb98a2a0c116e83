import { madeRate } from '@/lib/engine/stats/counts'
import { tileName } from '@/lib/messages/compiled/app/players'
import type { PartyFigures } from '@/lib/storage'
import { percent } from '@/lib/text/history/figures'

const orDash = (figure: number | undefined): string => (figure === undefined || figure === 0 ? '–' : String(figure))

/** Six figures that people ask for, each with its name only; the info key of the page explains their meaning. */
export function Tiles({ tally: { counts, best, comeback }, streak }: PartyFigures) {
  const tiles = [
    ['taken', percent(counts.hands === 0 ? null : { part: counts.taken, whole: counts.hands })],
    ['made', percent(madeRate(counts))],
    ['best', orDash(best?.points)],
    ['comeback', orDash(comeback?.behind)],
    ['streak', orDash(streak)],
    ['belas', counts.detailed === 0 ? '–' : String(counts.belas)],
  ] as const
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-xl border border-rule bg-rule">
      {tiles.map(([tile, value]) => (
        <div
          key={tile}
          className="flex min-h-20 min-w-min flex-1 basis-3/10 flex-col-reverse justify-end bg-card px-2.5 py-3"
        >
          <dt className="text-sm leading-tight text-soft">{tileName({ tile })}</dt>
          <dd translate="no" className="num text-3xl leading-none">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
