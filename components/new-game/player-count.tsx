import { Choice } from '@/components/ui/choice'
import { howManyPlay, soManyPlayers } from '@/lib/messages/compiled/app/new-game'
import { TABLES } from './countries'

/** The places round a table, as coordinates of a drawing. */
const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [13, 4],
    [13, 22],
  ],
  3: [
    [13, 4],
    [4, 22],
    [22, 22],
  ],
  4: [
    [13, 4],
    [4, 13],
    [22, 13],
    [13, 22],
  ],
}

const Face = ({ players }: { readonly players: number }) => (
  <>
    <svg aria-hidden="true" viewBox="0 0 26 26" className="size-7">
      {PLACES[players]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" className="fill-current" />
      ))}
    </svg>
    <span className="font-semibold">{soManyPlayers({ players })}</span>
  </>
)

interface PlayerCountProps {
  readonly players: number
  readonly onPlayers: (players: number) => void
}

/** The choice of the number of players, the first question of a new game. */
export const PlayerCount = ({ players, onPlayers }: PlayerCountProps) => (
  <Choice
    label={howManyPlay}
    options={TABLES.map((count) => ({
      value: count,
      label: soManyPlayers({ players: count }),
      face: <Face players={count} />,
    }))}
    value={players}
    onChoose={onPlayers}
    optionClassName="gap-1 py-2"
  />
)
