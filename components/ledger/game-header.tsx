import { ArrowLeft } from 'lucide'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { EXAMPLE_MARK, TO_REFEREE, TO_RULES, toTarget } from '@/lib/text/en/screens/ledger'
import { HOME_LINK } from '@/lib/text/en/screens/shared'
import { RULE_SET_NAMES } from '@/lib/text/en/terms/rule-set-names'
import type { Table } from '@/lib/text/table'

interface GameHeaderProps {
  readonly table: Table
  readonly game: ReadyGame
  readonly mark: ReactNode
}

/** Which game this is, to what, and a way to its rules. */
export function GameHeader({ table, game, mark }: GameHeaderProps) {
  const { record } = game
  return (
    <header className="game-header flex min-h-12 flex-wrap items-center gap-x-1 px-2">
      <Link href="/" prefetch={false} aria-label={HOME_LINK} className="grid size-12 place-items-center text-xl">
        <Icon of={ArrowLeft} />
      </Link>
      <h1 className="min-w-min flex-[1_1_4rem] text-base leading-tight font-semibold">
        {record.rulesName ?? RULE_SET_NAMES[game.rules.base]}{' '}
        <span className="font-normal whitespace-nowrap text-soft">{toTarget(table.rules.target)}</span>
      </h1>
      {record.example ? (
        <span className="example-mark rounded-full border border-edge px-2 text-sm text-soft">{EXAMPLE_MARK}</span>
      ) : null}
      <span className="ml-auto flex items-center">
        {mark}
        <Link
          href={`/referee/?game=${record.id}`}
          prefetch={false}
          className="inline-flex min-h-12 items-center px-2 text-base"
        >
          {TO_REFEREE}
        </Link>
        <Link
          href={`/rules/?game=${record.id}`}
          prefetch={false}
          className="inline-flex min-h-12 items-center px-2 text-base"
        >
          {TO_RULES}
        </Link>
      </span>
    </header>
  )
}
