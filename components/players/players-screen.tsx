import { ChevronRight, Users } from 'lucide'
import Link from 'next/link'
import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Empty } from '@/components/ui/empty'
import { Icon } from '@/components/ui/icon'
import { ActionLink } from '@/components/ui/links'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { madeRate } from '@/lib/engine/stats/counts'
import { useEverybody } from '@/lib/hooks/use-people'
import type { Everybody, PartyLine } from '@/lib/storage'
import { toldApart } from '@/lib/storage/looks'
import { FIGURES, outOf, percent } from '@/lib/text/en/history/figures'
import { PAIRS, PLAYERS, PLAYERS_AND_PAIRS, STILL_COUNTING, TO_THE_HISTORY } from '@/lib/text/en/screens/history'
import {
  EVERY_KIND,
  GAMES_OF,
  NOBODY_YET,
  SHORT_FIGURES,
  showAll,
  START_A_GAME,
  WHAT_IS_COUNTED,
  WHO_IS_COUNTED,
} from '@/lib/text/en/screens/players'
import { list } from '@/lib/text/en/terms/grammar'
import { partyAddress } from '../addresses/party-address'
import { PersonMarks } from '../game/person-mark'
import { RuleSetPick } from '../history/rule-set-pick'
import { RenamedBar } from '../storage/renamed-bar'

/** Everybody who has played here, alone and in pairs. */
export function PlayersScreen() {
  const [base, setBase] = useState<string | null>(null)
  const everybody = useEverybody(base)
  return (
    <Screen title={PLAYERS_AND_PAIRS} back={{ href: '/history', label: TO_THE_HISTORY }}>
      <RenamedBar />
      {everybody.state === 'refused' ? <StorageNotice problem={everybody.problem} /> : null}
      {everybody.state === 'loading' ? <Skeleton label={STILL_COUNTING} rows={8} className="mt-5" /> : null}
      {everybody.state === 'ready' ? <Everyone everybody={everybody.value} base={base} onBase={setBase} /> : null}
    </Screen>
  )
}

interface EveryoneProps {
  readonly everybody: Everybody
  readonly base: string | null
  readonly onBase: (base: string | null) => void
}

function Everyone({ everybody, base, onBase }: EveryoneProps) {
  const { people, pairs, bases } = everybody
  if (bases.length === 0) return <Nobody />
  return (
    <>
      {bases.length > 1 ? (
        <RuleSetPick label={GAMES_OF} any={EVERY_KIND} bases={bases} value={base} onPick={onBase} />
      ) : null}
      <Parties title={PLAYERS} lines={people} base={base} />
      {pairs.length === 0 ? null : <Parties title={PAIRS} lines={pairs} base={base} />}
      <dl className="mt-6 text-base text-soft">
        {(['games-won', 'made-rate'] as const).map((id) => (
          <div key={id} className="pb-2">
            <dt className="inline font-semibold">{FIGURES[id].name}. </dt>
            <dd className="inline">{FIGURES[id].means}</dd>
          </div>
        ))}
      </dl>
      <p className="text-base text-soft">{WHAT_IS_COUNTED}</p>
    </>
  )
}

function Nobody() {
  return (
    <Empty icon={Users} title={NOBODY_YET} about={WHO_IS_COUNTED}>
      <ActionLink href="/new/">{START_A_GAME}</ActionLink>
    </Empty>
  )
}

interface PartiesProps {
  readonly title: string
  readonly lines: readonly PartyLine[]
  readonly base: string | null
}

/** So many are shown at first: of a thousand names most were at the table once. */
const FIRST = 40

function Parties({ title, lines, base }: PartiesProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, FIRST)
  return (
    <section className="mt-5">
      <h2 className="border-b-2 border-ink pb-1 text-lg font-semibold">{title}</h2>
      <ul>
        {shown.map((line) => (
          <Party key={line.people.map(({ key }) => key).join('\n')} line={line} base={base} />
        ))}
      </ul>
      {shown.length === lines.length ? null : (
        <button type="button" className="link text-base" onClick={() => setWhole(true)}>
          {showAll(lines.length)}
        </button>
      )}
    </section>
  )
}

function Party({ line, base }: { readonly line: PartyLine; readonly base: string | null }) {
  const { people, tally } = line
  return (
    <li>
      <Link
        href={partyAddress(
          people.map(({ key }) => key),
          base,
        )}
        className="flex min-h-16 items-center gap-3 border-b border-rule py-2"
      >
        <PersonMarks looks={toldApart(people)} />
        <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
          <span className="block text-lg leading-tight sm:flex-1">{list(people.map(({ name }) => name))}</span>
          <span className="flex gap-4 sm:gap-3">
            <Small name={SHORT_FIGURES.won} value={outOf(tally.won, tally.games)} />
            <Small name={SHORT_FIGURES.made} value={percent(madeRate(tally.counts))} />
          </span>
        </span>
        <Icon of={ChevronRight} className="-ml-2 text-xl text-soft" />
      </Link>
    </li>
  )
}

/** A figure with its name: behind it on a phone, under it where there is room for columns. */
function Small({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <span className="shrink-0 whitespace-nowrap sm:w-22 sm:text-right">
      <span className="num text-lg leading-tight sm:block">{value}</span>{' '}
      <span className="text-base text-soft sm:block sm:text-sm">{name}</span>
    </span>
  )
}
