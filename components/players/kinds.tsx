import { Choice } from '@/components/ui/choice'
import { everyKind, gamesOf, kindAndGames } from '@/lib/messages/compiled/app/players'
import type { PartyFigures } from '@/lib/storage'
import { nameOfRuleSet } from '@/lib/text/terms/rule-set-names'

interface KindsProps {
  readonly kinds: PartyFigures['kinds']
  readonly base: string | null
  readonly onBase: (base: string | null) => void
}

const EVERY = ''

/** The choice of one kind of game, or all, with the number of games of each. */
export function Kinds({ kinds, base, onBase }: KindsProps) {
  if (kinds.length < 2) return null
  const all = kinds.reduce((sum, { games }) => sum + games, 0)
  return (
    <Choice
      label={gamesOf}
      options={[
        { value: EVERY, label: kindAndGames({ name: everyKind, games: all }) },
        ...kinds.map((one) => ({
          value: one.base,
          label: kindAndGames({ name: nameOfRuleSet(one.base) ?? one.base, games: one.games }),
        })),
      ]}
      value={base ?? EVERY}
      onChoose={(value) => onBase(value === EVERY ? null : value)}
      className="flex flex-wrap gap-2"
      optionClassName="rounded-full border border-edge px-4"
    />
  )
}
