import { Children, type ReactNode } from 'react'
import { RULES } from '@/lib/engine/table/rule'
import { readingLink } from '@/lib/messages/compiled/referee/citations'
import { houseRule, houseRuleAgreed, rulesAsWrittenIn, rulesAtThisTable } from '@/lib/messages/compiled/referee/lookup'
import { variantName } from '@/lib/messages/compiled/rules/variantName'
import { groupedAnswers, type AnswerGroup } from '@/lib/rulesets/lookup/alike'
import { gamesAsking, type AnswerGiver } from '@/lib/rulesets/lookup/lookup'
import { isWithout } from '@/lib/rulesets/lookup/presupposed'
import { readingsOf, type Question } from '@/lib/rulesets/lookup/question'
import { firstGame, secondGame } from '@/lib/rulesets/sets/first-game'
import { citationLabel } from '@/lib/text/rules/citation'
import { answerStands } from '@/lib/text/screens/rules'
import { GamePicker } from './game-picker'
import { answerOfSecond } from './other-games'
import { OwnAnswer, OwnAnswerView, OwnHands, type OwnAnswerTexts } from './own-answer'
import { useTable } from './use-table'

/** The table's own answer, above all others. Room is reserved for it until it is known. */
export function AtThisTable({ question }: { readonly question: Question }) {
  const table = useTable()
  const props = table.state === 'loading' ? null : { question, table }
  return (
    <section aria-labelledby="own" className="mt-4 rounded-xl border border-edge bg-card px-4 pt-1 pb-3 print:hidden">
      <div className="flex min-h-14 items-center justify-between gap-x-3 cramped:flex-wrap">
        <h2 id="own" className="w-28 shrink-0 text-base text-soft">
          {table.state === 'written' ? rulesAsWrittenIn : rulesAtThisTable}
        </h2>
        <GamePicker table={table} />
      </div>
      <Reserve
        places={ownPlaces(question).map((place) => (
          <OwnAnswerView key={`${place.text} ${place.source}`} {...place} />
        ))}
      >
        {props === null ? null : <OwnAnswer {...props} />}
      </Reserve>
      {canDecideHands(question) ? (
        <div className="mt-1 flex min-h-12 items-center text-base">
          {props === null ? null : <OwnHands {...props} />}
        </div>
      ) : null}
    </section>
  )
}

/** Tells whether a question can decide lines of a score. Then the hands that it decided are listed. */
const canDecideHands = ({ id }: Question): boolean => RULES.some((rule) => rule === id)

/** Returns the texts that the table's own answer may show, so that enough room can be reserved for them. */
function ownPlaces(question: Question): readonly OwnAnswerTexts[] {
  return groupedAnswers(question).map((group) => ({
    text: group.text,
    source: longestSource(group),
    games: group.givers.some(({ said }) => isWithout(said.answer)) ? gamesAsking(question) : [],
    second: group.givers.some(isFirstGame) ? answerOfSecond(question, secondGame(), group.text) : null,
  }))
}

const isFirstGame = ({ ruleSet, variant }: AnswerGiver): boolean => variant === null && ruleSet === firstGame()

function longestSource({ givers }: AnswerGroup): string {
  const sources = givers.map(({ variant, said }) => {
    const readings = readingsOf(said).length === 0 ? '' : readingLink
    const stands = answerStands(variant === null ? null : variantName[variant.id], citationLabel(said.source))
    const source = [stands, readings].join(' ')
    return variant === null ? source : [houseRule, source].join(' ')
  })
  return [...sources].sort((one, other) => other.length - one.length)[0] ?? houseRuleAgreed
}

interface ReserveProps {
  /** The contents that may be shown here. */
  readonly places: readonly ReactNode[]
  readonly children: ReactNode
}

/** A place as high as the highest of `places`, at any width and font size, so that late content moves nothing. */
function Reserve({ places, children }: ReserveProps) {
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      {Children.map(places, (place) => (
        <div aria-hidden="true" className="invisible">
          {place}
        </div>
      ))}
      <div>{children}</div>
    </div>
  )
}
