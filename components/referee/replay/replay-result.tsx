import { FigureRow, FigureTable } from '@/components/ui/figure-table'
import { scoreRow } from '@/lib/engine/game/ledger'
import { audit, type Audit } from '@/lib/engine/play/audit'
import { dealFaults } from '@/lib/engine/play/deal-faults'
import type { PlayedDeal } from '@/lib/engine/play/played-deal'
import { sidesOf } from '@/lib/engine/table/seats'
import { lineOfSide } from '@/lib/messages/compiled/referee/elsewhere'
import * as said from '@/lib/messages/compiled/referee/replay'
import { eitherOf } from '@/lib/messages/locale'
import { problemSentence } from '@/lib/text/problems/problem'
import { cardsShort } from '@/lib/text/referee/cards'
import { brokenSentence, QUESTION_OF_PLAY_RULE } from '@/lib/text/referee/play'
import { tricksCaption } from '@/lib/text/screens/referee-replay'
import { lineText } from '@/lib/text/sheet/line'
import { verdictText } from '@/lib/text/sheet/verdict'
import { cardShort } from '@/lib/text/terms/cards'
import { nameOf, sideHeading } from '@/lib/text/terms/names'
import { ElsewherePart } from '../elsewhere/elsewhere-part'
import { type AtTable, otherDealer } from '../parts/at-table'
import { Ruled, RuleNote } from '../parts/ruled'
import { SaveHand } from '../parts/save-hand'

interface ReplayResultProps {
  readonly at: AtTable
  readonly deal: PlayedDeal
  /** The number of tricks of a hand. */
  readonly tricks: number
  readonly onSaved: () => void
}

/** The result of a replay: every mistake in the play, the winner of each trick, and the score of the hand. */
export function ReplayResult({ at, deal, tricks, onSaved }: ReplayResultProps) {
  const { table, game } = at
  const { rules } = table
  const faults = dealFaults(rules, deal)
  if (faults.length > 0) {
    return (
      <Ruled tone="wrong" says={said.replayCannotBe}>
        <ul>
          {faults.map((fault, index) => (
            <li key={index} className="border-t border-rule py-1">
              {problemSentence(table, fault)}
            </li>
          ))}
        </ul>
      </Ruled>
    )
  }
  const found = audit(rules, deal)
  if (!found.ok) return <Ruled tone="wrong" says={problemSentence(table, found.error)} />
  const { hand, score, trickWinners } = found.value
  const dealer = otherDealer(at, deal.dealer)
  const totals = game?.standing.totals ?? sidesOf(rules).map(() => 0)
  const row =
    hand === null || game !== null ? null : scoreRow(rules, hand, { dealer: deal.dealer, totals, heldOver: 0 })
  return (
    <>
      <Illegal at={at} found={found.value} />
      <Winners at={at} deal={deal} found={found.value} />
      {hand === null || score === null ? (
        <p className="pb-4 text-base text-soft">{said.replayComplete({ count: trickWinners.length, all: tricks })}</p>
      ) : (
        <>
          <FigureTable caption={said.replayMadeByEach} className="mb-3">
            {score.earnedLines.map((line, index) => (
              <FigureRow
                key={index}
                head={lineOfSide({ name: sideHeading(table, line.side), line: lineText(table, line).label })}
                figures={[line.points]}
              />
            ))}
          </FigureTable>
          {row?.ok ? <p className="pb-2 text-lg font-semibold">{verdictText(table, row.value)}</p> : null}
          <SaveHand at={at} hand={{ ...hand, dealer: game === null ? null : dealer }} onSaved={onSaved} />
          <ElsewherePart at={at} recorded={{ home: rules, hand, dealer: deal.dealer, totals }} />
        </>
      )}
    </>
  )
}

interface PartProps {
  readonly at: AtTable
  readonly found: Audit
}

function Illegal({ at, found }: PartProps) {
  const { table } = at
  if (found.illegal.length === 0) return <Ruled says={said.replayAllAllowed} />
  const rules = [...new Set(found.illegal.map(({ rule }) => rule))]
  return (
    <>
      <Ruled tone="wrong" says={said.replayNotAllowed({ count: found.illegal.length })}>
        <ol>
          {found.illegal.map(({ trick, seat, card, legal, rule }) => (
            <li key={`${trick}-${seat}`} className="border-t border-rule py-2">
              <span className="font-semibold">
                {said.replayPlayed({ trick, name: nameOf(table, seat), card: cardShort(card) })}
              </span>{' '}
              <span>{`${brokenSentence(rule)} ${said.replayAllowed({ cards: eitherOf(legal.map(cardShort)) })}`}</span>
            </li>
          ))}
        </ol>
      </Ruled>
      <div className="pb-4">
        {rules.map((rule) => (
          <RuleNote key={rule} at={at} question={QUESTION_OF_PLAY_RULE[rule]} />
        ))}
      </div>
    </>
  )
}

function Winners({ at, deal, found }: PartProps & { readonly deal: PlayedDeal }) {
  const { table } = at
  if (found.trickWinners.length === 0) return null
  return (
    <table className="mb-3 w-full text-base">
      <caption className="pb-1 text-start text-soft">{tricksCaption(table, found.cardPoints)}</caption>
      <tbody>
        {found.trickWinners.map((seat, index) => (
          <tr key={index} className="border-t border-rule">
            <th scope="row" translate="no" className="num w-8 py-1.5 text-start text-lg font-normal">
              {index + 1}
            </th>
            <td className="py-1.5">{cardsShort(deal.tricks[index] ?? [])}</td>
            <td translate="no" className="py-1.5 text-end">
              {nameOf(table, seat)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
