import { ChevronRight, Users } from 'lucide'
import Link from 'next/link'
import { useState } from 'react'
import { Empty } from '@/components/ui/empty'
import { Icon } from '@/components/ui/icon'
import { ActionLink } from '@/components/ui/links'
import { madeRate } from '@/lib/engine/stats/counts'
import { pairsTitle, playersTitle } from '@/lib/messages/compiled/app/history'
import {
  everyKind,
  gamesOf,
  nobodyYet,
  shortMade,
  shortWon,
  showAllLines,
  whatIsCounted,
  whoIsCounted,
} from '@/lib/messages/compiled/app/players'
import { newGame } from '@/lib/messages/compiled/table/common'
import { allOf } from '@/lib/messages/locale'
import type { Everybody, PartyLine } from '@/lib/storage'
import { toldApart } from '@/lib/storage/people/looks'
import { percent, figureText, outOf } from '@/lib/text/history/figures'
import { partyAddress } from '../addresses/party-address'
import { PersonMarks } from '../game/person-mark'
import { RuleSetPick } from '../history/rule-set-pick'

interface EveryoneProps {
  readonly everybody: Everybody
  readonly base: string | null
  readonly onBase: (base: string | null) => void
  /** The one or the pair that is shown beside them. */
  readonly current?: string
}

/** Who has played here, alone and in pairs, and what the figures beside them count. */
export function Everyone({ everybody, base, onBase, current = '' }: EveryoneProps) {
  const { people, pairs, bases } = everybody
  return (
    <>
      {bases.length > 1 ? (
        <RuleSetPick label={gamesOf} any={everyKind} bases={bases} value={base} onPick={onBase} />
      ) : null}
      <Parties title={playersTitle} lines={people} base={base} current={current} />
      <Parties title={pairsTitle} lines={pairs} base={base} current={current} />
      <dl className="mt-6 text-base text-soft">
        {(['games-won', 'made-rate'] as const).map((id) => (
          <div key={id} className="pb-2">
            <dt className="inline font-semibold">{`${figureText(id).name}. `}</dt>
            <dd className="inline">{figureText(id).means}</dd>
          </div>
        ))}
      </dl>
      <p className="text-base text-soft">{whatIsCounted}</p>
    </>
  )
}

/** Whether nobody who has a name has played here, whatever the game. */
export const isNobody = ({ people }: Everybody, base: string | null): boolean => base === null && people.length === 0

/** In the place of all that, before the first game of somebody with a name. */
export const Nobody = () => (
  <Empty icon={Users} title={nobodyYet} about={whoIsCounted}>
    <ActionLink href="/new/">{newGame}</ActionLink>
  </Empty>
)

interface PartiesProps {
  readonly title: string
  readonly lines: readonly PartyLine[]
  readonly base: string | null
  readonly current: string
}

/** So many are shown at first: of a thousand names most were at the table once. */
const FIRST = 40

function Parties({ title, lines, base, current }: PartiesProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, FIRST)
  if (lines.length === 0) return null
  return (
    <section className="mt-5">
      <h2 className="border-b-2 border-ink pb-1 text-lg font-semibold">{title}</h2>
      <ul>
        {shown.map((line) => (
          <Party key={keyOf(line)} line={line} base={base} isCurrent={keyOf(line) === current} />
        ))}
      </ul>
      {shown.length === lines.length ? null : (
        <button type="button" className="link text-base" onClick={() => setWhole(true)}>
          {showAllLines({ count: lines.length })}
        </button>
      )}
    </section>
  )
}

/** One or two people as the address and the list know them. */
export const keyOf = ({ people }: Pick<PartyLine, 'people'>): string => people.map(({ key }) => key).join('\n')

interface PartyProps {
  readonly line: PartyLine
  readonly base: string | null
  readonly isCurrent: boolean
}

function Party({ line, base, isCurrent }: PartyProps) {
  const { people, tally } = line
  return (
    <li>
      <Link
        href={partyAddress(
          people.map(({ key }) => key),
          base,
        )}
        aria-current={isCurrent ? 'true' : undefined}
        className="flex min-h-16 items-center gap-3 border-b border-rule py-2 aria-[current]:border-s-4 aria-[current]:border-s-felt aria-[current]:bg-card aria-[current]:ps-2"
      >
        <PersonMarks looks={toldApart(people)} />
        <span className="min-w-0 flex-1 @xl/page:flex @xl/page:items-center @xl/page:gap-3">
          <span translate="no" className="block text-lg leading-tight @xl/page:flex-1">
            {allOf(people.map(({ name }) => name))}
          </span>
          <span className="flex flex-wrap gap-x-4 @xl/page:gap-3">
            <Small name={shortWon} value={outOf(tally.won, tally.games)} />
            <Small name={shortMade} value={percent(madeRate(tally.counts))} />
          </span>
        </span>
        <Icon of={ChevronRight} alongText className="-ms-2 text-xl text-soft" />
      </Link>
    </li>
  )
}

/** A figure with its name: behind it on a phone, under it where there is room for columns. */
function Small({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <span className="shrink-0 whitespace-nowrap @xl/page:w-22 @xl/page:text-end">
      <span translate="no" className="num text-lg leading-tight @xl/page:block">
        {value}
      </span>{' '}
      <span className="text-base text-soft @xl/page:block @xl/page:text-sm">{name}</span>
    </span>
  )
}
