import type { Elements } from '@/components/ui/elements'
import { PaneLink, StepLink } from '@/components/ui/links'
import { ListLink } from '@/components/ui/list-row'
import { countryName, gameAbout, ownRules } from '@/lib/messages/compiled/app/new-game'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { wholeName } from '@/lib/text/terms/form-names'
import { gamesFor } from './countries'
import { PlayerCount } from './player-count'

/** House rules: rules that a table has saved under a name of its own. */
export interface HouseLine {
  readonly id: string
  readonly name: string
  readonly target: number
  readonly players: number
  /** The name of the game that they come from. */
  readonly from: string
}

interface GameChooserProps {
  readonly houses: readonly HouseLine[]
  readonly hrefOf: (id: string) => string
  readonly players: number
  readonly onPlayers: (players: number) => void
  /** The target of a row: a page, a step over this page, or the pane next to it. */
  readonly opens?: 'page' | 'step' | 'beside'
  /** The game shown next to the list. */
  readonly current?: string | null
}

const WAYS = { page: {}, step: { as: StepLink }, beside: { as: PaneLink } } as const

/** Every game on offer, by number of players and by country. */
export function GameChooser(props: GameChooserProps) {
  const { houses, hrefOf, players, onPlayers, opens = 'page', current = null } = props
  const wayTo = (id: string) => ({ href: hrefOf(id), current: id === current, ...WAYS[opens] })
  const ours = houses.filter((house) => house.players === players)
  return (
    <>
      <PlayerCount players={players} onPlayers={onPlayers} />
      <div className="gap-x-10 spread:columns-2">
        {gamesFor(players).map(({ country, games }) => (
          <Group key={country} title={countryName({ country })}>
            {games.map((id) => (
              <li key={id}>
                <ListLink {...wayTo(id)} {...gameFace(id)} />
              </li>
            ))}
          </Group>
        ))}
      </div>
      {ours.length === 0 ? null : (
        <Group title={ownRules}>
          {ours.map(({ id, name, target, from }) => (
            <li key={id}>
              <ListLink {...wayTo(id)} label={<b>{name}</b>} note={from} value={<Target target={target} />} />
            </li>
          ))}
        </Group>
      )}
    </>
  )
}

const gameFace = (id: RuleSetId) => ({
  label: <b>{wholeName(id)}</b>,
  note: gameAbout({ game: id }),
  value: <Target target={ruleSet(id).values.target.value} />,
})

const Target = ({ target }: { readonly target: number }) => (
  <span translate="no" className="num text-2xl leading-none text-ink">
    {target}
  </span>
)

const Group = ({ title, children }: { readonly title: string; readonly children: Elements }) => (
  <section className="break-inside-avoid pt-3">
    <h2 className="border-b border-rule pb-1 font-semibold text-soft">{title}</h2>
    <ul>{children}</ul>
  </section>
)
