'use client'

import { useSearchParams } from 'next/navigation'
import { tableFor } from '@/components/ledger/table-for'
import { HouseLines } from '@/components/share/house-lines'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import { useGame } from '@/lib/hooks/use-game'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { useSettings } from '@/lib/hooks/use-settings'
import { ruleSet } from '@/lib/rulesets/catalogue'
import { endingSentence } from '@/lib/text/en/ending'
import { list } from '@/lib/text/en/grammar'
import type { Table } from '@/lib/text/table'
import { ScoreSheet } from './score-sheet'

/** The sheet of a game as it goes on paper. */
export function PrintScreen() {
  const id = useSearchParams().get('id') ?? ''
  const game = useGame(id)
  return (
    <Screen
      title="Print the sheet"
      back={{ href: `/game/?id=${encodeURIComponent(id)}`, label: 'To the game' }}
      tools={game.state === 'ready' ? <Button onClick={() => window.print()}>Print</Button> : null}
    >
      <Body game={game} />
    </Screen>
  )
}

function Body({ game }: { readonly game: ReturnType<typeof useGame> }) {
  switch (game.state) {
    case 'loading':
      return <p role="status">One moment.</p>
    case 'ready':
      return <PrintedSheet game={game} />
    case 'missing':
      return <Notice tone="wrong">There is no such game on this phone.</Notice>
    case 'unreadable':
    case 'refused':
      return <Notice tone="wrong">This game cannot be read.</Notice>
  }
}

function PrintedSheet({ game }: { readonly game: ReadyGame }) {
  const settings = useSettings()
  const table = tableFor(game, settings)
  const { record, rules, ledger } = game
  return (
    <article>
      <h2 className="text-2xl font-semibold [overflow-wrap:anywhere]">{list(table.names)}</h2>
      <p className="pb-3 text-base text-soft">
        {record.rulesName ?? ruleSet(rules.base).name}, to {game.game.rules.target}. {dateText(record.createdAt)}.
      </p>
      <ScoreSheet table={table} sheet={game} tableAt={(names) => tableFor(game, settings, names)} />
      <p className="pt-3 text-lg font-semibold">{standingText(table, game)}</p>
      {ledger.standing.heldOver > 0 && !ledger.over ? (
        <p className="text-base">
          {ledger.standing.heldOver} {table.words.heldOver}.
        </p>
      ) : null}
      {game.note === '' ? null : <p className="pt-2 text-base [overflow-wrap:anywhere]">Note: {game.note}</p>}
      <div className="pt-4">
        <HouseLines base={rules.base} rules={game.game.rules} />
      </div>
    </article>
  )
}

function standingText(table: Table, { ledger, brokenOff }: ReadyGame): string {
  const last = ledger.rows.findLast((row) => row.state === 'scored')
  const ending = ledger.over && last !== undefined ? endingSentence(table, last) : null
  return ending ?? (brokenOff ? 'Broken off.' : 'Still going on.')
}

const dateText = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }).format(at)
