import type { Elements } from '@/components/ui/elements'
import { BackKey, ScreenHead } from '@/components/ui/screen-head'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { dealOf, exampleMark, gameOfBest, tonight, toTarget } from '@/lib/messages/compiled/table/ledger'
import { homeLink } from '@/lib/messages/compiled/table/shared'
import { inARow } from '@/lib/messages/locale'
import type { Table } from '@/lib/text/table'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'
import type { Evening } from '../game/evening'

interface GameHeaderProps {
  readonly table: Table
  readonly game: ReadyGame
  /** How the series or the evening stands; `null` for a game by itself. */
  readonly evening: Evening | null
}

/** Which game this is, to what, and how many of them each side has won. */
export function GameHeader({ table, game, evening }: GameHeaderProps) {
  const { record } = game
  return (
    <ScreenHead
      className="game-header"
      lead={<BackKey href="/" prefetch={false} label={homeLink} />}
      title={record.rulesName ?? ruleSetName(game.rules.base)}
      aside={
        <>
          <span className="text-sm text-soft">{goalOf(table, game, evening)}</span>
          {record.example ? (
            <span className="rounded-full border border-edge px-2 text-sm text-soft">{exampleMark}</span>
          ) : null}
        </>
      }
      actions={evening === null ? null : <Tally won={evening.won} />}
    />
  )
}

/** “to 501”, “to 501 · game 1 of 3”, “deal 5 of 12”. */
export function goalOf({ rules }: Table, { ledger }: ReadyGame, evening: Evening | null): string {
  const { target } = rules
  const { hands = 0 } = ledger.standing
  const goal = rules.goal === 'hands' ? dealOf({ number: Math.min(target, hands + 1), target }) : toTarget({ target })
  if (evening === null || evening.bestOf === null) return goal
  return inARow([goal, gameOfBest({ number: evening.number, bestOf: evening.bestOf })])
}

/** The games won this evening, by side. */
const Tally = ({ won }: { readonly won: readonly number[] }): Elements => (
  <span className="ms-auto pe-2 text-sm whitespace-nowrap text-soft">
    <span>{tonight}</span>{' '}
    <b translate="no" className="num text-lg text-ink">
      {won.join(' : ')}
    </b>
  </span>
)
