'use client'

import { trumpsAt } from '@/components/cards/suit-order'
import { STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { contestsOf } from '@/lib/engine/referee/run-figures'
import type { Trump } from '@/lib/engine/table/card'
import { eldestOf, type Seat } from '@/lib/engine/table/seats'
import { askedTrumps, askedWhoDealt } from '@/lib/messages/compiled/referee/asked'
import * as said from '@/lib/messages/compiled/referee/runs'
import { chooseSentence, missingFrom } from '@/lib/text/referee/choose'
import type { RulingProps } from '../parts/at-table'
import { SeatChoice, TrumpChoice } from '../parts/choices'
import { keptState } from '../parts/kept-state'
import { Asks, Ruled, RuleNote } from '../parts/ruled'
import { RunsPassed } from './runs-passed'
import { RunsSpoken } from './runs-spoken'

const WAY_ORDER = ['spoken', 'passed'] as const

const useWay = keptState<(typeof WAY_ORDER)[number]>(() => 'spoken')
const useDealer = keptState<Seat | null>(({ game }) => game?.standing.dealer ?? null)
const useTaker = keptState<Seat | null>(() => null)
const useTrump = keptState<Trump | null>(() => null)

/** The ruling on whose runs and fours of a kind count. If none can be declared, it says so and asks nothing. */
export const RunsRuling = ({ at }: RulingProps) =>
  contestsOf(at.table.rules).length === 0 ? <Ruled says={said.runsNotHere(at.table)} /> : <RunsContest at={at} />

/** The questions about the runs, in the words of the game or unseen on one device, and the answer whose are good. */
function RunsContest({ at }: RulingProps) {
  const { table } = at
  const { rules } = table
  const [way, setWay] = useWay(at)
  const [dealer, setDealer] = useDealer(at)
  const [taker, setTaker] = useTaker(at)
  const [trump, setTrump] = useTrump(at)
  const leader = rules.leader === 'taker' ? taker : dealer === null ? null : eldestOf(rules, dealer)
  const isIgnored = trump === 'none' && rules.noTrumpMelds === 'none'

  return (
    <>
      <Choice
        label={said.runsHow}
        value={way}
        onChoose={setWay}
        className={`${STRIP} mb-3`}
        options={WAY_ORDER.map((value) => ({ value, label: value === 'spoken' ? said.runsSpoken : said.runsPassed }))}
      />
      <SeatChoice table={table} ask={askedWhoDealt} seat={dealer} onChoose={setDealer} />
      {rules.leader === 'taker' ? (
        <SeatChoice table={table} ask={said.runsWhoLeads} seat={taker} onChoose={setTaker} />
      ) : null}
      <TrumpChoice ask={askedTrumps} trumps={trumpsAt(rules)} trump={trump} onChoose={setTrump} />
      {isIgnored ? <Ruled says={said.runsNotAtNoTrumps(table)} /> : null}
      {leader === null || trump === null || dealer === null ? (
        <Asks>
          {chooseSentence(missingFrom({ dealer, taker: rules.leader === 'taker' ? taker : undefined, trumps: trump }))}
        </Asks>
      ) : isIgnored ? null : way === 'spoken' ? (
        <RunsSpoken key={`${leader}-${trump}`} at={at} dealer={dealer} trump={trump} leader={leader} />
      ) : (
        <RunsPassed key={`${leader}-${trump}`} at={at} dealer={dealer} trump={trump} leader={leader} />
      )}
      <RuleNote at={at} question="fifty-against-twenty" />
      <RuleNote at={at} question="same-class" />
      <RuleNote at={at} question="trump-run" />
      <RuleNote at={at} question="equal-runs" />
      <RuleNote at={at} question="runs-need-trick" />
      {rules.carres === 'yes' ? <RuleNote at={at} question="four-of-a-kind" /> : null}
      {rules.carres === 'yes' ? <RuleNote at={at} question="meld-contest" /> : null}
    </>
  )
}
