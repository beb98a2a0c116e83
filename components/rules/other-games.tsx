import { answerInGame, arisesIn } from '@/lib/messages/compiled/referee/lookup'
import { allOf } from '@/lib/messages/locale'
import { answerFor, gamesAsking, type TableAnswer } from '@/lib/rulesets/lookup/lookup'
import { isWithout } from '@/lib/rulesets/lookup/presupposed'
import type { Question } from '@/lib/rulesets/lookup/question'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'
import { useAddress } from '../addresses/use-address'
import { answerInWords } from './answer-text'
import { chooseGame } from './chosen-game'

/** Returns the games in which a question arises that does not arise at the table; none if it does. */
export const gamesInstead = (question: Question, { said }: TableAnswer): readonly RuleSetId[] =>
  isWithout(said.answer) ? gamesAsking(question) : []

/** Returns the games in which a question arises, as a line of text. */
export const arisesInText = (games: readonly RuleSetId[]): string => `${arisesIn} ${allOf(games.map(ruleSetName))}`

/** Returns the answer of a second game, after its name; `null` if there is none or it gives the `first` answer too. */
export function answerOfSecond(question: Question, second: RuleSetId | null, first: string): string | null {
  if (second === null) return null
  const answer = answerInWords(question, answerFor(question, second))
  return answer === first ? null : answerInGame({ game: ruleSetName(second), answer })
}

/** The games in which a question arises; a tap shows the answer of one. */
export function ArisesIn({ games }: { readonly games: readonly RuleSetId[] }) {
  const from = useAddress('game')
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 text-base">
      <p>{arisesIn}</p>
      {games.map((id) => (
        <button key={id} type="button" className="link" onClick={() => chooseGame(id, from)}>
          {ruleSetName(id)}
        </button>
      ))}
    </div>
  )
}
