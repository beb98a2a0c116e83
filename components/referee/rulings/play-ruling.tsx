'use client'

import { CardGrid, type CardVerdict } from '@/components/cards/card-grid'
import { trumpsAt } from '@/components/cards/suit-order'
import { Button } from '@/components/ui/button'
import { STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { turnFaults } from '@/lib/engine/play/deal-faults'
import { legalPlays, ruleBroken, type PlayRule, type Turn } from '@/lib/engine/play/legal'
import type { Card, Trump } from '@/lib/engine/table/card'
import { handSize, packOf } from '@/lib/engine/table/deck'
import type { Rules } from '@/lib/engine/table/options'
import { askedTrumps } from '@/lib/messages/compiled/referee/asked'
import * as said from '@/lib/messages/compiled/referee/single-rulings'
import { allOf, eitherOf } from '@/lib/messages/locale'
import { problemSentence } from '@/lib/text/problems/problem'
import { chooseSentence } from '@/lib/text/referee/choose'
import { QUESTION_OF_PLAY_RULE, ruleSentence } from '@/lib/text/referee/play'
import { cardsFace, handLabel, trickLabel } from '@/lib/text/screens/referee-rulings'
import { cardShort } from '@/lib/text/terms/cards'
import type { AtTable, RulingProps } from '../parts/at-table'
import { TrumpChoice } from '../parts/choices'
import { keptState } from '../parts/kept-state'
import { Asks, Ruled, RuleNote } from '../parts/ruled'

type TapTarget = 'trick' | 'hand'

const useTrump = keptState<Trump | null>(() => null)
const useCards = keptState<readonly Card[]>(() => [])
const usePlace = keptState<TapTarget>(() => 'trick')

/** The ruling on which cards of a hand may be played to a trick, and the rule that each other card would break. */
export function PlayRuling({ at }: RulingProps) {
  const { rules } = at.table
  const [trump, setTrump] = useTrump(at)
  const [hand, setHand] = useCards(at, 'hand')
  const [trick, setTrick] = useCards(at, 'trick')
  const [place, setPlace] = usePlace(at)
  const turn = trump === null ? null : { trump, hand, trick }
  const isOn = (card: Card): boolean => (place === 'hand' ? hand : trick).includes(card)
  const { verdictOn, noteOf } = marksOf(rules, { turn, hand, trick, place })

  function tap(card: Card) {
    setHand(without(hand, card, place === 'hand' && !isOn(card)))
    setTrick(without(trick, card, place === 'trick' && !isOn(card)))
  }

  function clear() {
    setHand([])
    setTrick([])
    setPlace('trick')
  }

  return (
    <>
      <TrumpChoice ask={askedTrumps} trumps={trumpsAt(rules)} trump={trump} onChoose={setTrump} />
      <Choice
        label={said.playCardsAreFor}
        value={place}
        onChoose={setPlace}
        className={`${STRIP} mb-2`}
        options={[
          { value: 'trick', label: trickLabel(trick), face: face(said.playTrickKey, trick) },
          { value: 'hand', label: handLabel(hand), face: face(said.playHandKey, hand) },
        ]}
      />
      <p className="pb-2 text-base text-soft">{place === 'trick' ? said.playTapTrick : said.playTapHand}</p>
      <CardGrid
        label={place === 'trick' ? said.playTheTrick : said.playTheHand}
        pack={packOf(rules.pack)}
        isOn={isOn}
        disabled={(card) => place === 'trick' && trick.length >= rules.players - 1 && !trick.includes(card)}
        note={noteOf}
        verdict={verdictOn}
        onTap={tap}
      />
      <div className="pt-3">
        <Answer at={at} turn={turn} />
      </div>
      <Button onClick={clear}>{said.playClear}</Button>
    </>
  )
}

interface Tapped {
  readonly turn: Turn | null
  readonly hand: readonly Card[]
  readonly trick: readonly Card[]
  readonly place: TapTarget
}

/** Returns functions that mark a card: its place, and while the hand is being entered whether it may be played. */
function marksOf(rules: Rules, { turn, hand, trick, place }: Tapped) {
  const legal = turn === null || turnFaults(rules, turn).length > 0 ? null : legalPlays(rules, turn).legal
  function verdictOn(card: Card): CardVerdict | null {
    if (legal === null || place === 'trick' || !hand.includes(card)) return null
    return legal.includes(card) ? 'may' : 'may-not'
  }
  function noteOf(card: Card): string | null {
    const at = trick.indexOf(card)
    if (at !== -1) return said.playInTrick({ place: at + 1 })
    const verdict = verdictOn(card)
    if (verdict !== null) return verdict === 'may' ? said.playMay : said.playMayNot
    return place === 'trick' && hand.includes(card) ? said.playInHand : null
  }
  return { verdictOn, noteOf }
}

const without = (cards: readonly Card[], card: Card, add: boolean): readonly Card[] => [
  ...cards.filter((other) => other !== card),
  ...(add ? [card] : []),
]

const face = (name: string, cards: readonly Card[]) => (
  <>
    <span className="text-base">{name}</span>
    <span className="text-sm leading-tight">{cardsFace(cards)}</span>
  </>
)

function Answer({ at, turn }: { readonly at: AtTable; readonly turn: Turn | null }) {
  if (turn === null) return <Asks>{chooseSentence(['trumps'])}</Asks>
  if (turn.hand.length === 0) return <Asks>{said.playNowHand}</Asks>
  const faults = turnFaults(at.table.rules, turn)
  if (faults.length === 0) return <Legal at={at} turn={turn} />
  return (
    <Ruled tone="wrong" says={said.playTooMany({ most: handSize(at.table.rules) })}>
      <ul>
        {faults.map((fault, index) => (
          <li key={index}>{problemSentence(at.table, fault)}</li>
        ))}
      </ul>
    </Ruled>
  )
}

/** The cards that may be played, and the rule that each other card would break. */
function Legal({ at, turn }: { readonly at: AtTable; readonly turn: Turn }) {
  const { rules } = at.table
  const barred = byRule(rules, turn)
  return (
    <>
      <Ruled
        says={
          barred.length === 0
            ? said.playAnyCard
            : said.playMayBe({ cards: allOf(legalPlays(rules, turn).legal.map(cardShort)) })
        }
      >
        {barred.length === 0 ? undefined : (
          <dl>
            {barred.map(([rule, cards]) => (
              <div key={rule} className="border-t border-rule py-2">
                <dt className="font-semibold">{said.playNotThese({ cards: eitherOf(cards.map(cardShort)) })}</dt>
                <dd>{ruleSentence(turn, rule)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Ruled>
      <div className="pb-4">
        {barred.map(([rule]) => (
          <RuleNote key={rule} at={at} question={QUESTION_OF_PLAY_RULE[rule]} />
        ))}
      </div>
    </>
  )
}

/** Returns the cards that may not be played, grouped by the rule that each would break. */
function byRule(rules: Rules, turn: Turn): readonly (readonly [PlayRule, readonly Card[]])[] {
  const found = new Map<PlayRule, readonly Card[]>()
  for (const card of turn.hand) {
    const rule = ruleBroken(rules, turn, card)
    if (rule !== null) found.set(rule, [...(found.get(rule) ?? []), card])
  }
  return [...found]
}
