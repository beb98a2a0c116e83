import Link from 'next/link'
import { useState } from 'react'
import { handsDecidedBy } from '@/lib/engine/game/decided'
import { RULES } from '@/lib/engine/table/rule'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { readingLink } from '@/lib/messages/compiled/referee/citations'
import {
  agreedTarget,
  decidedAll,
  decidedHands,
  decidedNoHand,
  houseRule,
} from '@/lib/messages/compiled/referee/lookup'
import { variantName } from '@/lib/messages/compiled/rules/variantName'
import { answerFor, type TableAnswer } from '@/lib/rulesets/lookup/lookup'
import { readingsOf, type Question } from '@/lib/rulesets/lookup/question'
import { citationLabel } from '@/lib/text/rules/citation'
import { answerStands } from '@/lib/text/screens/rules'
import { handHref } from '../addresses/rule-address'
import { OwnLook, textKey, type AnswerTexts } from './own-look'
import type { KnownTable } from './use-table'

interface OwnProps {
  readonly question: Question
  readonly table: KnownTable
}

interface OwnAnswerProps extends OwnProps {
  /** The answers to this question, each in words: the page has them, and those of all others weigh too much for it. */
  readonly texts: AnswerTexts
}

/** The answer and where it comes from; a house rule says that it is one. A target of its own no document has. */
export function OwnAnswer({ question, table, texts }: OwnAnswerProps) {
  const answer = answerFor(question, table.base, table.state === 'played' ? table.rules : undefined)
  const key = answer.said.answer
  return (
    <OwnLook
      text={texts[textKey(key, answer.players)] ?? texts[key] ?? agreedTarget({ target: key })}
      source={<OwnSource answer={answer} />}
    />
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

/** The number of hands that fit on one line of a narrow phone; a longer row would push the page down. */
const LINE = 3

/** The hands of this game that the rule decided, each with the way to it. */
export function OwnHands({ question, table }: OwnProps) {
  const [isOpen, setOpen] = useState(false)
  const { game } = table
  const rule = RULES.find((id) => id === question.id)
  if (game === null || rule === undefined) return null
  const hands = handsDecidedBy(game.ledger.rows, rule)
  if (hands.length === 0) return <p className="text-soft">{decidedNoHand}</p>
  const shown = isOpen || hands.length <= LINE ? hands : hands.slice(-LINE + 1)
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
    <Link
      href={handHref(game.record.id, id)}
      prefetch={false}
      translate="no"
      className="num link min-w-12 justify-center text-xl decoration-rule"
    >
      {hand + 1}
    </Link>
  )
}
