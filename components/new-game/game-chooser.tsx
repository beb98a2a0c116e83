import Link from 'next/link'
import { BesideLink, StepLink } from '@/components/ui/links'
import { forPlayers, ownRules, yourWayOf } from '@/lib/messages/compiled/app/new-game'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { ANSWERED_IDS } from '@/lib/rulesets/sets/rule-set'
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
  readonly hrefOf: (id: string) => string
  /** What a row opens: a page, a step over this one, or what stands beside it. */
  readonly opens?: keyof typeof ROWS
  /** What is shown beside the list. */
  readonly current?: string | null
}

const ROWS = { page: Link, step: StepLink, beside: BesideLink } as const

const TABLES = [2, 3, 4] as const

/** Every game of the documents, by how many sit at the table. */
export function GameChooser({ houses, hrefOf, opens = 'page', current = null }: GameChooserProps) {
  const Row = ROWS[opens]
  const rowOf = (id: string) => ({
    href: hrefOf(id),
    'aria-current': id === current ? ('true' as const) : undefined,
    className:
      'flex min-h-20 items-center border-b border-rule py-3 aria-[current]:border-s-4 aria-[current]:border-s-felt aria-[current]:bg-card',
  })
  return (
    <>
      {TABLES.map((players) => (
        <section key={players} className="mt-5">
          <h2 className="pb-2 text-lg text-soft">{forPlayers({ players })}</h2>
          <ul className="border-t border-rule">
            {ANSWERED_IDS.filter((id) => ruleSet(id).values.players.value === players).map((id) => (
              <li key={id}>
                <Row {...rowOf(id)}>
                  <GameCard id={id} />
                </Row>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {houses.length === 0 ? null : (
        <section className="mt-5">
          <h2 className="pb-2 text-lg text-soft">{ownRules}</h2>
          <ul className="border-t border-rule">
            {houses.map(({ id, name, target, from }) => (
              <li key={id}>
                <Row {...rowOf(id)}>
                  <CardFace target={target} name={name} about={yourWayOf({ name: from })} />
                </Row>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
