import { useEffect, useState } from 'react'
import { HOME } from '@/components/addresses/screen-path'
import type { Elements } from '@/components/ui/elements'
import { lazyPart } from '@/components/ui/lazy-part'
import { BackKey, ScreenHead } from '@/components/ui/screen-head'
import { whenIdle } from '@/lib/core/timing/idle'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { dealOf, exampleMark, toTarget } from '@/lib/messages/compiled/table/ledger'
import { homeLink } from '@/lib/messages/compiled/table/shared'
import type { Table } from '@/lib/text/table'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'

/** It reads the other games of the evening, so it loads after the sheet is there. */
const EveningTally = lazyPart(() => import('../game/evening-tally').then((part) => part.EveningTally), null, {
  frame: () => null,
})

interface GameHeaderProps {
  readonly table: Table
  readonly game: ReadyGame
  /** The button that leaves the sheet; by default it leads to the first screen. */
  readonly lead?: Elements
  /** A tool at the end of the header. */
  readonly tool?: Elements
}

/** The head of the sheet: which game this is, its target, and how many games of the evening each side has won. */
export function GameHeader({ table, game, lead, tool }: GameHeaderProps) {
  const { record } = game
  const isIdle = useIdle()
  return (
    <ScreenHead
      className="game-header"
      lead={lead ?? <BackKey href={HOME} label={homeLink} />}
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

/** True once the browser has been idle, so that a sheet that is shown again is whole at once. */
let wasIdle = false

/** Tells whether the browser has been idle since a sheet was first shown. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(wasIdle)
  useEffect(() => {
    if (wasIdle) return
    let isShown = true
    whenIdle(() => {
      wasIdle = true
      if (isShown) setIdle(true)
    })
    return () => {
      isShown = false
    }
  }, [])
  return isIdle
}

/** Returns the goal of a game in words: “to 501”, or “deal 5 of 12”. */
export function goalOf({ rules }: Table, { ledger }: ReadyGame): string {
  const { target } = rules
  const { hands = 0 } = ledger.standing
  return rules.goal === 'hands' ? dealOf({ number: Math.min(target, hands + 1), target }) : toTarget({ target })
}
