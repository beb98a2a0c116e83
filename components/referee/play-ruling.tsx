'use client'

import { CardGrid } from '@/components/cards/card-grid'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import type { Card, Trump } from '@/lib/engine/card'
import { turnFaults } from '@/lib/engine/deal-faults'
import { handSize, packOf } from '@/lib/engine/deck'
import { legalPlays, ruleBroken } from '@/lib/engine/legal'
import type { PlayRule, Turn } from '@/lib/engine/legal'
import { cardShort } from '@/lib/text/en/cards'
import { list } from '@/lib/text/en/grammar'
import { problemSentence } from '@/lib/text/en/problem'
import { PLAY_QUESTIONS, ruleSentence } from '@/lib/text/en/referee-play'
import type { AtTable, RulingProps } from './at-table'
import { trumpsAt, TrumpChoice } from './choices'
import { keptState } from './kept-state'
import { Asks, Ruled, RuleNote } from './ruled'

type Place = 'trick' | 'hand'

const useTrump = keptState<Trump | null>(() => null)
const useCards = keptState<readonly Card[]>(() => [])
const usePlace = keptState<Place>(() => 'trick')

/** Hand, trick so far and trumps in; which cards may go out, and the rule that each of the others breaks. */
export function PlayRuling({ at }: RulingProps) {
  const { rules } = at.table
  const [trump, setTrump] = useTrump(at)
  const [hand, setHand] = useCards(at, 'hand')
  const [trick, setTrick] = useCards(at, 'trick')
  const [place, setPlace] = usePlace(at)
  const isFull = trick.length >= rules.players - 1

  const turn = trump === null ? null : { trump, hand, trick }
  const legal = turn === null || turnFaults(rules, turn).length > 0 ? null : legalPlays(rules, turn).legal

  function noteOf(card: Card): string | null {
    const at = trick.indexOf(card)
    if (at !== -1) return at === 0 ? 'led' : `${at + 1}.`
    return place === 'trick' && hand.includes(card) ? 'hand' : null
  }

  const verdictOn = (card: Card): string | null =>
    legal === null || !hand.includes(card) ? null : legal.includes(card) ? 'may go' : 'not'

  function tap(card: Card) {
    const isIn = (place === 'hand' ? hand : trick).includes(card)
    setHand(without(hand, card, place === 'hand' && !isIn))
    setTrick(without(trick, card, place === 'trick' && !isIn))
  }

  return (
    <>
      <TrumpChoice ask="Trumps" trumps={trumpsAt(rules)} trump={trump} onChoose={setTrump} />
      <Choice
        label="What the cards below are for"
        value={place}
        onChoose={setPlace}
        className="flex gap-1.5 pb-2"
        options={[
          { value: 'trick', label: `The trick so far: ${shown(trick, 'nothing led')}`, face: face('Trick', trick) },
          { value: 'hand', label: `The hand to play from: ${shown(hand, 'no cards')}`, face: face('Hand', hand) },
        ]}
      />
      <p className="pb-2 text-base text-soft">
        {place === 'trick'
          ? 'Tap what lies on the table, the card led first. Nothing: the hand leads.'
          : 'Tap the cards that the player still holds.'}
      </p>
      <CardGrid
        label={place === 'trick' ? 'The trick so far' : 'The hand'}
        pack={packOf(rules.pack)}
        isOn={(card) => (place === 'hand' ? hand : trick).includes(card)}
        disabled={(card) => place === 'trick' && isFull && !trick.includes(card)}
        note={(card) => noteOf(card) ?? verdictOn(card)}
        onTap={tap}
      />
      <div className="pt-3">
        <Answer at={at} turn={turn} />
      </div>
      <Button
        onClick={() => {
          setHand([])
          setTrick([])
          setPlace('trick')
        }}
      >
        Clear the cards
      </Button>
    </>
  )
}

const without = (cards: readonly Card[], card: Card, add: boolean): readonly Card[] => [
  ...cards.filter((other) => other !== card),
  ...(add ? [card] : []),
]

const shown = (cards: readonly Card[], empty: string) => (cards.length === 0 ? empty : cards.map(cardShort).join(' '))

const face = (name: string, cards: readonly Card[]) => (
  <>
    <span className="text-base">{name}</span>
    <span className="text-sm leading-tight">{shown(cards, 'none yet')}</span>
  </>
)

function Answer({ at, turn }: { readonly at: AtTable; readonly turn: Turn | null }) {
  const { rules } = at.table
  if (turn === null) return <Asks>Say what are trumps.</Asks>
  if (turn.hand.length === 0) return <Asks>Now tap the hand to play from.</Asks>
  const faults = turnFaults(rules, turn)
  if (faults.length > 0) {
    return (
      <Ruled tone="wrong" says={`That cannot be: a hand has ${handSize(rules)} cards at most.`}>
        <ul>
          {faults.map((fault, index) => (
            <li key={index}>{problemSentence(at.table, fault)}</li>
          ))}
        </ul>
      </Ruled>
    )
  }
  const { legal } = legalPlays(rules, turn)
  const barred = byRule(rules, turn)
  return (
    <>
      <Ruled says={barred.length === 0 ? 'Any card may be played.' : `May be played: ${list(legal.map(cardShort))}.`}>
        {barred.length === 0 ? undefined : (
          <dl>
            {barred.map(([rule, cards]) => (
              <div key={rule} className="border-t border-rule py-2">
                <dt className="font-semibold">Not {list(cards.map(cardShort), 'or')}</dt>
                <dd>{ruleSentence(turn, rule)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Ruled>
      <div className="pb-4">
        {barred.map(([rule]) => (
          <RuleNote key={rule} at={at} question={PLAY_QUESTIONS[rule]} />
        ))}
      </div>
    </>
  )
}

/** The cards that may not be played, under the rule that each would break. */
function byRule(rules: AtTable['table']['rules'], turn: Turn): readonly (readonly [PlayRule, readonly Card[]])[] {
  const found = new Map<PlayRule, readonly Card[]>()
  for (const card of turn.hand) {
    const rule = ruleBroken(rules, turn, card)
    if (rule !== null) found.set(rule, [...(found.get(rule) ?? []), card])
  }
  return [...found]
}
