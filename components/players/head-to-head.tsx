import { ScreenLink } from '@/components/addresses/screen-link'
import { metOf } from '@/lib/messages/compiled/app/players'
import { allOf } from '@/lib/messages/locale'
import type { PartyFigures } from '@/lib/storage'
import { figureText } from '@/lib/text/history/figures'
import { partyAddress } from '../addresses/party-address'

/** The greatest width of a bar, in units of its drawing. */
const FULL = 50

/** The results of a person or pair against each opponent: games won to the left of the line, lost to the right. */
export function OpponentList({ opponents }: Pick<PartyFigures, 'opponents'>) {
  if (opponents.length === 0) return null
  const most = Math.max(1, ...opponents.flatMap(({ games }) => [games.won, games.lost]))
  return (
    <section aria-labelledby="head-to-head">
      <h2 id="head-to-head" className="border-b border-rule pb-1 font-semibold">
        {figureText('head-to-head').name}
      </h2>
      <ul>
        {opponents.map(({ people, games }) => (
          <li key={games.against.join('\n')}>
            <ScreenLink
              href={partyAddress(people.map(({ key }) => key))}
              aria-label={metOf({ name: allOf(people.map(({ name }) => name)), won: games.won, lost: games.lost })}
              className="grid min-h-12 grid-cols-[minmax(5rem,1fr)_2rem_minmax(0,2fr)_2rem] items-center gap-2 border-b border-rule py-1"
            >
              <span translate="no" className="[overflow-wrap:anywhere]">
                {allOf(people.map(({ name }) => name))}
              </span>
              <Figure of={games.won} />
              <svg
                aria-hidden="true"
                viewBox="0 0 102 20"
                preserveAspectRatio="none"
                className="h-5 w-full overflow-visible"
              >
                <Bar from={FULL - (FULL * games.won) / most} to={FULL} className="fill-felt" />
                <Bar from={52} to={52 + (FULL * games.lost) / most} className="fill-tint stroke-edge" />
                <rect x="50.25" width="1.5" height="20" className="fill-ink" />
              </svg>
              <Figure of={games.lost} />
            </ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface BarProps {
  readonly from: number
  readonly to: number
  readonly className: string
}

const Bar = ({ from, to, className }: BarProps) =>
  to > from ? (
    <rect
      x={from}
      y="3"
      width={to - from}
      height="14"
      rx="1.5"
      ry="3"
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  ) : null

const Figure = ({ of: games }: { readonly of: number }) => (
  <span translate="no" className="num text-center text-xl leading-none">
    {games}
  </span>
)
