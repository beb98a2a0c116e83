import { useState } from 'react'
import { CardGrid } from '@/components/cards/card-grid'
import { Button } from '@/components/ui/button'
import { ruleOnRuns } from '@/lib/engine/referee/run-contest'
import { contestsOf } from '@/lib/engine/referee/run-figures'
import type { Card, Trump } from '@/lib/engine/table/card'
import { handSize, packOf } from '@/lib/engine/table/deck'
import type { Meld } from '@/lib/engine/table/hand'
import { seatsOf, sideOf, type Seat } from '@/lib/engine/table/seats'
import { startAgain } from '@/lib/messages/compiled/referee/asked'
import * as said from '@/lib/messages/compiled/referee/runs'
import { fourOfAKind } from '@/lib/messages/compiled/terms/play-words'
import { problemSentence } from '@/lib/text/problems/problem'
import { declaredIsGood, noOneWon, tapYourRuns } from '@/lib/text/screens/referee-runs'
import type { Table } from '@/lib/text/table'
import { nameOf } from '@/lib/text/terms/names'
import { runName } from '@/lib/text/terms/runs'
import { Ruled } from '../parts/ruled'
import type { RunsAt } from './runs-at'
import { declarableMelds, Points } from './runs-shown'

/**
 * The contest of runs on one device that is passed round: all players enter their runs unseen, and only whose are good is shown.
 */
export function RunsPassed({ at, dealer, trump, leader }: RunsAt) {
  const { table } = at
  const { rules } = table
  const order = seatsOf(rules).map((step) => (leader + step) % rules.players)
  const [entered, setEntered] = useState<readonly (readonly Card[])[]>([])
  const [isOpen, setOpen] = useState(false)
  const seat = order[entered.length]

  function forget() {
    setEntered([])
    setOpen(false)
  }

  if (seat === undefined) {
    const melds = order.flatMap((one, place) => declarableMelds(rules, trump, one, entered[place] ?? []))
    return (
      <>
        <Outcome at={at} dealer={dealer} trump={trump} leader={leader} melds={melds} />
        <Button className="mb-4" onClick={forget}>
          {startAgain}
        </Button>
      </>
    )
  }
  if (!isOpen) {
    const name = nameOf(table, seat)
    return (
      <>
        <Ruled says={said.runsGivePhone({ name })}>{entered.length === 0 ? said.runsNoOneLooks : undefined}</Ruled>
        <Button look="main" className="mb-4 w-full" onClick={() => setOpen(true)}>
          {said.runsIAm({ name })}
        </Button>
      </>
    )
  }
  function pass(own: readonly Card[]) {
    setEntered([...entered, own])
    setOpen(false)
  }
  return <OwnRuns table={table} trump={trump} seat={seat} onDone={pass} />
}

interface OwnRunsProps {
  readonly table: Table
  readonly trump: Trump
  readonly seat: Seat
  readonly onDone: (cards: readonly Card[]) => void
}

/** The runs of one player, shown while only that player looks at the screen. */
function OwnRuns({ table, trump, seat, onDone }: OwnRunsProps) {
  const { rules } = table
  const [own, setOwn] = useState<readonly Card[]>([])
  return (
    <>
      <Recognised table={table} trump={trump} cards={own} />
      <CardGrid
        label={said.runsCardsOf({ name: nameOf(table, seat) })}
        pack={packOf(rules.pack)}
        isOn={(card) => own.includes(card)}
        disabled={(card) => own.length >= handSize(rules) && !own.includes(card)}
        onTap={(card) => setOwn(own.includes(card) ? own.filter((one) => one !== card) : [...own, card])}
      />
      <Button look="main" className="my-4 w-full" onClick={() => onDone(own)}>
        {own.length === 0 ? said.runsDeclareNothing : said.runsHide}
      </Button>
    </>
  )
}

interface RecognisedProps {
  readonly table: Table
  readonly trump: Trump
  readonly cards: readonly Card[]
}

function Recognised({ table, trump, cards }: RecognisedProps) {
  const names = declarableMelds(table.rules, trump, 0, cards).flatMap((meld) => {
    if (meld.kind === 'cards') return [runName(table, meld.cards.length)]
    return meld.kind === 'four' ? [fourOfAKind(table)] : []
  })
  return (
    <p role="status" className="pb-2 text-lg">
      {tapYourRuns(table, names)}
    </p>
  )
}

interface OutcomeProps extends RunsAt {
  readonly melds: readonly Meld[]
}

/** The result: whose runs are good. The figures are shown only if the winner wants them seen. */
function Outcome({ at, dealer, trump, melds }: OutcomeProps) {
  const { table } = at
  const { rules } = table
  const [isShown, setShown] = useState(false)
  const ruling = ruleOnRuns(rules, { trump, dealer, melds })
  if (!ruling.ok) return <Ruled tone="wrong" says={problemSentence(table, ruling.error)} />
  if (melds.length === 0) return <Ruled says={said.runsNoOneDeclared} />
  const scoring = (kind: 'run' | 'four') =>
    new Set(ruling.value.lines.filter(({ reason }) => reason.kind === kind).map(({ side }) => side))
  const sides = { run: scoring('run'), four: scoring('four') }
  const all = new Set([...sides.run, ...sides.four])
  if (all.size === 0) return <Ruled says={noOneWon(table, contestsOf(rules)[0] ?? 'both', true)} />
  const good = melds.filter(
    (meld) => meld.kind !== 'settled' && (meld.kind === 'four' ? sides.four : sides.run).has(sideOf(rules, meld.seat)),
  )
  return (
    <>
      <Ruled says={declaredIsGood(table, [...all])} />
      {isShown ? (
        <Points at={at} dealer={dealer} trump={trump} melds={good} />
      ) : (
        <Button className="mb-4" onClick={() => setShown(true)}>
          {said.runsShow}
        </Button>
      )}
    </>
  )
}
