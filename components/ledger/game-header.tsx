import Link from 'next/link'
import { buttonLook } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { BackKey, ScreenHead } from '@/components/ui/screen-head'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { exampleMark, toReferee, toRules, toTarget } from '@/lib/messages/compiled/table/ledger'
import { homeLink } from '@/lib/messages/compiled/table/shared'
import type { Table } from '@/lib/text/table'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'

interface GameHeaderProps {
  readonly table: Table
  readonly game: ReadyGame
  readonly mark: Elements
}

/** Which game this is, to what, and a way to its rules. */
export function GameHeader({ table, game, mark }: GameHeaderProps) {
  const { record } = game
  return (
    <ScreenHead
      className="game-header"
      lead={<BackKey href="/" prefetch={false} label={homeLink} />}
      title={
        <>
          <span>{record.rulesName ?? ruleSetName(game.rules.base)}</span>{' '}
          <span className="font-sans text-base font-normal whitespace-nowrap text-soft">
            {toTarget({ target: table.rules.target })}
          </span>
        </>
      }
      aside={
        record.example ? (
          <span className="rounded-full border border-edge px-2 text-sm text-soft">{exampleMark}</span>
        ) : null
      }
      actions={
        <span className="ms-auto flex flex-wrap items-center justify-end wide:flex-nowrap">
          {mark}
          <Link href={`/referee/?game=${record.id}`} prefetch={false} className={buttonLook('plain')}>
            {toReferee}
          </Link>
          <Link href={`/rules/?game=${record.id}`} prefetch={false} className={buttonLook('plain')}>
            {toRules}
          </Link>
        </span>
      }
    />
  )
}
