import type { Elements } from '@/components/ui/elements'
import { lazyPart } from '@/components/ui/lazy-part'
import { BackKey, ScreenHead } from '@/components/ui/screen-head'
import { useIdle } from '@/components/ui/use-idle'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { dealOf, exampleMark, toTarget } from '@/lib/messages/compiled/table/ledger'
import { homeLink } from '@/lib/messages/compiled/table/shared'
import type { Table } from '@/lib/text/table'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'

/** It reads the other games of the evening, which can wait until the sheet is there. */
const EveningTally = lazyPart(() => import('../game/evening-tally').then((part) => part.EveningTally), null, {
  frame: () => null,
})

interface GameHeaderProps {
  readonly table: Table
  readonly game: ReadyGame
  /** The way out; to the first screen if there is no other. */
  readonly lead?: Elements
  /** At the far end. */
  readonly tool?: Elements
}

/** Which game this is, to what, and how many games of the evening each side has won. */
export function GameHeader({ table, game, lead, tool }: GameHeaderProps) {
  const { record } = game
  const isIdle = useIdle()
  return (
    <ScreenHead
      className="game-header"
      lead={lead ?? <BackKey href="/" prefetch={false} label={homeLink} />}
      title={record.rulesName ?? ruleSetName(game.rules.base)}
      aside={
        <>
          <span className="text-sm text-soft">{goalOf(table, game)}</span>
          {record.example ? (
            <span className="rounded-full border border-edge px-2 text-sm text-soft">{exampleMark}</span>
          ) : null}
        </>
      }
      actions={
        <>
          {isIdle ? <EveningTally game={game} /> : null}
          {tool}
        </>
      }
    />
  )
}

/** “to 501”, or “deal 5 of 12”. */
export function goalOf({ rules }: Table, { ledger }: ReadyGame): string {
  const { target } = rules
  const { hands = 0 } = ledger.standing
  return rules.goal === 'hands' ? dealOf({ number: Math.min(target, hands + 1), target }) : toTarget({ target })
}
