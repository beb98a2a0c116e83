import { useState, type ReactNode } from 'react'
import { ScreenLink } from '@/components/addresses/screen-link'
import { handsDecidedBy } from '@/lib/engine/game/rules-that-decided'
import { RULES } from '@/lib/engine/table/rule'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { readingLink } from '@/lib/messages/compiled/referee/citations'
import { decidedAll, decidedHands, decidedNoHand, houseRule } from '@/lib/messages/compiled/referee/lookup'
import { variantName } from '@/lib/messages/compiled/rules/variantName'
import { answerFor, type TableAnswer } from '@/lib/rulesets/lookup/lookup'
import { readingsOf, type Question } from '@/lib/rulesets/lookup/question'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { citationLabel } from '@/lib/text/rules/citation'
import { answerStands } from '@/lib/text/screens/rules'
import { handHref } from '../addresses/rule-address'
import { answerInWords } from './answer-text'
import { answerOfSecond, ArisesIn, gamesInstead } from './other-games'
import { secondOf, type KnownTable } from './use-table'

interface OwnProps {
  readonly question: Question
  readonly table: KnownTable
}

/** The table's answer and its source; a house rule is marked as one. */
export function OwnAnswer({ question, table }: OwnProps) {
  const answer = answerFor(question, table.base, table.state === 'played' ? table.rules : undefined)
  const text = answerInWords(question, answer)
  return (
    <OwnAnswerView
      text={text}
      source={<OwnSource answer={answer} />}
      games={gamesInstead(question, answer)}
      second={answerOfSecond(question, secondOf(table), text)}
    />
  )
}

/** A table's own answer and its source, the games in which the question arises if not here, and the answer of a second game. */
export interface OwnAnswerTexts {
  readonly text: string
  readonly source: ReactNode
  readonly games: readonly RuleSetId[]
  readonly second: string | null
}

/** The look of the table's own answer, and of the hidden copies that reserve its room. */
export function OwnAnswerView({ text, source, games, second }: OwnAnswerTexts) {
  return (
    <>
      <p className="text-xl leading-snug">{text}</p>
      {games.length === 0 ? null : <ArisesIn games={games} />}
      <p className="mt-2 text-base text-soft">{source}</p>
      {second === null ? null : <p className="mt-2 text-lg leading-snug">{second}</p>}
    </>
  )
}

function OwnSource({ answer: { said, house, variant } }: { readonly answer: TableAnswer }) {
  const [reading] = readingsOf(said)
  return (
    <>
      {house ? <span className="font-semibold text-ink">{`${houseRule} `}</span> : null}
      <span>{answerStands(variant === null ? null : variantName[variant.id], citationLabel(said.source))}</span>{' '}
      {reading === undefined ? null : (
        <a href={`#reading-${reading}`} className="-my-3 me-3 inline-block py-3 underline underline-offset-4">
          {readingLink}
        </a>
      )}
    </>
  )
}

/** The number of links that fit on one line of a narrow phone. More lines would push the page down. */
const LINKS_PER_LINE = 3

/** Links to the hands of this game that the rule decided. */
export function OwnHands({ question, table }: OwnProps) {
  const [isOpen, setOpen] = useState(false)
  const { game } = table
  const rule = RULES.find((id) => id === question.id)
  if (game === null || rule === undefined) return null
  const hands = handsDecidedBy(game.ledger.rows, rule)
  if (hands.length === 0) return <p className="text-soft">{decidedNoHand}</p>
  const shown = isOpen || hands.length <= LINKS_PER_LINE ? hands : hands.slice(-LINKS_PER_LINE + 1)
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <p>{decidedHands}</p>
      {shown.map((hand) => (
        <HandLink key={hand} game={game} hand={hand} />
      ))}
      {shown.length === hands.length ? null : (
        <button type="button" className="link px-2" onClick={() => setOpen(true)}>
          {decidedAll({ count: hands.length })}
        </button>
      )}
    </div>
  )
}

function HandLink({ game, hand }: { readonly game: ReadyGame; readonly hand: number }) {
  const id = game.rows[hand]?.id
  if (id === undefined) throw new Error(`no hand ${hand} on the sheet of game ${game.record.id}`)
  return (
    <ScreenLink
      href={handHref(game.record.id, id)}

      translate="no"
      className="num link min-w-12 justify-center text-xl decoration-rule"
    >
      {hand + 1}
    </ScreenLink>
  )
}
