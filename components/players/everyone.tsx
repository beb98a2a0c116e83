import { ChevronRight, Users } from 'lucide'
import { useState } from 'react'
import { ScreenLink } from '@/components/addresses/screen-link'
import { Empty } from '@/components/ui/empty'
import { Icon } from '@/components/ui/icon'
import { ActionLink } from '@/components/ui/links'
import { pairsTitle, playersTitle } from '@/lib/messages/compiled/app/history'
import { everyKind, gamesOf, noOneYet, showAllLines, whoIsCounted } from '@/lib/messages/compiled/app/players'
import { newGame } from '@/lib/messages/compiled/table/common'
import { allOf } from '@/lib/messages/locale'
import type { AllFigures, PartyLine } from '@/lib/storage'
import { distinctLooks } from '@/lib/storage/people/looks'
import { percent, outOf } from '@/lib/text/history/figures'
import { partyAddress, partyLineKey } from '../addresses/party-address'
import { PersonMarks } from '../game/person-mark'
import { RuleSetPick } from '../history/rule-set-pick'
import { LastGames } from './last-games'

interface EveryoneProps {
  readonly everyone: AllFigures
  readonly base: string | null
  readonly onBase: (base: string | null) => void
  /** The person or pair shown next to the list. */
  readonly current?: string
}

/** The list of all players and pairs: how often they won, and how their last games ended. */
export function Everyone({ everyone, base, onBase, current = '' }: EveryoneProps) {
  const { people, pairs, bases } = everyone
  return (
    <>
      {bases.length > 1 ? (
        <RuleSetPick label={gamesOf} any={everyKind} bases={bases} value={base} onPick={onBase} />
      ) : null}
      <Parties title={playersTitle} lines={people} base={base} current={current} />
      <Parties title={pairsTitle} lines={pairs} base={base} current={current} />
    </>
  )
}

/** Tells whether no one with a name has played here, in any game. */
export const hasNoPlayers = ({ people }: AllFigures, base: string | null): boolean =>
  base === null && people.length === 0

/** The note shown before the first game of anyone with a name. */
export const NoPlayers = () => (
  <Empty icon={Users} title={noOneYet} about={whoIsCounted}>
    <ActionLink href="/new/">{newGame}</ActionLink>
  </Empty>
)

interface PartiesProps {
  readonly title: string
  readonly lines: readonly PartyLine[]
  readonly base: string | null
  readonly current: string
}

/** The number of lines shown at first: of many people, most have played only once. */
const FIRST = 40

function Parties({ title, lines, base, current }: PartiesProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, FIRST)
  if (lines.length === 0) return null
  return (
    <section className="mt-5">
      <h2 className="border-b border-rule pb-1 font-semibold text-soft">{title}</h2>
      <ul>
        {shown.map((line) => (
          <Party key={partyLineKey(line)} line={line} base={base} isCurrent={partyLineKey(line) === current} />
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

interface PartyProps {
  readonly line: PartyLine
  readonly base: string | null
  readonly isCurrent: boolean
}

function Party({ line, base, isCurrent }: PartyProps) {
  const { people, tally, results } = line
  return (
    <li>
      <ScreenLink
        href={partyAddress(
          people.map(({ key }) => key),
          base,
        )}
        aria-current={isCurrent ? 'true' : undefined}
        className="flex min-h-16 items-center gap-3 border-b border-rule py-2 aria-[current]:-ms-3 aria-[current]:border-s-4 aria-[current]:border-s-felt aria-[current]:bg-card aria-[current]:ps-2"
      >
        <PersonMarks looks={distinctLooks(people)} />
        <span className="min-w-0 flex-1">
          <span translate="no" className="block leading-tight font-semibold">
            {allOf(people.map(({ name }) => name))}
          </span>
          <span className="mt-1.5 block">
            <LastGames results={results} size="row" />
          </span>
        </span>
        <span className="text-end leading-tight">
          <span translate="no" className="num block text-2xl leading-none">
            {percent(tally.games === 0 ? null : { part: tally.won, whole: tally.games })}
          </span>
          <span translate="no" className="text-sm text-soft">
            {outOf(tally.won, tally.games)}
          </span>
        </span>
        <Icon of={ChevronRight} alongText className="shrink-0 text-soft" />
      </ScreenLink>
    </li>
  )
}
