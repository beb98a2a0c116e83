import Link from 'next/link'
import { StepLink } from '@/components/ui/links'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { afterGame, FOR_PLAYERS, OWN_RULES } from '@/lib/text/en/screens/new-game'
import { CardFace, GameCard } from './game-card'

/** Rules that a table keeps under a name of its own. */
export interface HouseLine {
  readonly id: string
  readonly name: string
  readonly target: number
  /** The game they come from. */
  readonly from: string
}

interface GameChooserProps {
  readonly houses: readonly HouseLine[]
  readonly hrefOf: (id: RuleSetId | HouseLine['id']) => string
  /** What a row opens: a page, or a step over this one. */
  readonly opens?: 'page' | 'step'
}

const TABLES = [2, 3, 4] as const

const ROW = 'flex min-h-20 items-center border-b border-rule py-3'

/** Every game of the documents, by how many sit at the table. */
export function GameChooser({ houses, hrefOf, opens = 'page' }: GameChooserProps) {
  const Row = opens === 'step' ? StepLink : Link
  return (
    <>
      {TABLES.map((players) => (
        <section key={players} className="mt-5">
          <h2 className="pb-2 text-lg text-soft">{FOR_PLAYERS[players]}</h2>
          <ul className="border-t border-rule">
            {RULE_SET_IDS.filter((id) => ruleSet(id).values.players.value === players).map((id) => (
              <li key={id}>
                <Row href={hrefOf(id)} className={ROW}>
                  <GameCard id={id} />
                </Row>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {houses.length === 0 ? null : (
        <section className="mt-5">
          <h2 className="pb-2 text-lg text-soft">{OWN_RULES}</h2>
          <ul className="border-t border-rule">
            {houses.map(({ id, name, target, from }) => (
              <li key={id}>
                <Row href={hrefOf(id)} className={ROW}>
                  <CardFace target={target} name={name} about={afterGame(from)} />
                </Row>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
