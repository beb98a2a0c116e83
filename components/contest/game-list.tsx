import { gameScore, tableNumber } from '@/lib/messages/compiled/app/club'
import { figure } from '@/lib/text/terms/figure'

/** A game of a round, or a pair that has no opponent. */
export interface RoundGame {
  readonly id: string
  readonly table: number
  readonly first: string
  /** `null` if the first has no opponent. */
  readonly second: string | null
  /** The state of the game, shown under a pair without an opponent, or next to the table. */
  readonly state?: string
  /** `null` if no result is entered. */
  readonly points: readonly [number, number] | null
}

/** The games of a round by table: the pairs and the results. */
export const GameList = ({ games }: { readonly games: readonly RoundGame[] }) => (
  <ul className="border-t border-rule">
    {games.map((game) => (
      <li key={game.id} className="grid gap-x-3 border-b border-rule py-2 text-base">
        {game.second === null ? <Alone game={game} /> : <Game game={game} second={game.second} />}
      </li>
    ))}
  </ul>
)

const Alone = ({ game: { first, state } }: { readonly game: RoundGame }) => (
  <>
    <p translate="no" className="font-semibold [overflow-wrap:anywhere]">
      {first}
    </p>
    <p className="text-soft">{state}</p>
  </>
)

function Game({ game, second }: { readonly game: RoundGame; readonly second: string }) {
  const { table, first, state, points } = game
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3 text-soft">
        <span>{tableNumber({ table })}</span>
        {state === undefined ? null : <span>{state}</span>}
      </p>
      <div className="flex items-center justify-between gap-x-3">
        <p translate="no" className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block font-semibold">{first}</span>
          <span className="block font-semibold">{second}</span>
        </p>
        {points === null ? (
          <Blank />
        ) : (
          <p translate="no" className="num text-xl whitespace-nowrap">
            {gameScore({ first: figure(points[0]), second: figure(points[1]) })}
          </p>
        )}
      </div>
    </>
  )
}

/** The room on paper to write a result by hand. */
const Blank = () => (
  <div className="hidden items-end gap-3 self-stretch print:flex">
    <span className="w-16 border-b border-ink" />
    <span className="w-16 border-b border-ink" />
  </div>
)
