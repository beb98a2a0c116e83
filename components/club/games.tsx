import { bye, gameScore, gameState, tableNumber } from '@/lib/messages/compiled/app/club'
import { figure } from '@/lib/text/terms/figure'
import type { ClubGame, ClubNight, Round } from '@/lib/together/club/club-night'
import { stateOf, type Results } from '@/lib/together/club/result'
import { nameOfPair } from './pair-names'

interface GamesProps {
  readonly clubNight: ClubNight
  readonly round: Round
  readonly results: Results
}

/** The games of a round by table: who plays whom, and how it stands. */
export function Games({ clubNight, round, results }: GamesProps) {
  return (
    <ul className="border-t border-rule">
      {round.games.map((game) => (
        <li key={game.id} className="grid gap-x-3 border-b border-rule py-2 text-base">
          <GameOf clubNight={clubNight} game={game} results={results} />
        </li>
      ))}
    </ul>
  )
}

function GameOf({ clubNight, game, results }: { readonly game: ClubGame } & Omit<GamesProps, 'round'>) {
  const { second } = game
  if (second === null)
    return (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{nameOfPair(clubNight, game.first)}</p>
        <p className="text-soft">{bye}</p>
      </>
    )
  const result = results.get(game.id)
  const [first = 0, other = 0] = result?.totals ?? []
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3 text-soft">
        <span>{tableNumber({ table: game.table })}</span>
        <span>{gameState({ state: stateOf(result), hands: result?.played ?? 0 })}</span>
      </p>
      <div className="flex items-center justify-between gap-x-3">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block font-semibold">{nameOfPair(clubNight, game.first)}</span>
          <span className="block font-semibold">{nameOfPair(clubNight, second)}</span>
        </p>
        <p translate="no" className="num text-xl whitespace-nowrap">
          {result === undefined ? null : gameScore({ first: figure(first), second: figure(other) })}
        </p>
      </div>
    </>
  )
}
