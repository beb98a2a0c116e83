import { ringWon } from '@/lib/messages/compiled/app/players'
import { percent } from '@/lib/text/history/figures'

/** The circumference of a circle of radius 44. */
const ROUND = 2 * Math.PI * 44

/** The share of games that were won, as a ring with its figure inside. */
export const Ring = ({ won, games }: { readonly won: number; readonly games: number }) => (
  <span className="relative grid size-30 shrink-0 place-items-center">
    <svg aria-hidden="true" viewBox="0 0 100 100" className="absolute inset-0 size-full fill-none">
      <circle cx="50" cy="50" r="44" strokeWidth="9" className="stroke-rule" />
      <circle
        cx="50"
        cy="50"
        r="44"
        strokeWidth="9"
        strokeDasharray={`${games === 0 ? 0 : (ROUND * won) / games} ${ROUND}`}
        transform="rotate(-90 50 50)"
        className="stroke-felt"
      />
    </svg>
    <span className="text-center leading-none">
      <span translate="no" className="num block text-3xl leading-none">
        {percent(games === 0 ? null : { part: won, whole: games })}
      </span>
      <span className="text-sm text-soft">{ringWon}</span>
    </span>
  </span>
)
