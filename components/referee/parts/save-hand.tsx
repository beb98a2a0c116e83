import { useState } from 'react'
import { sheetHref } from '@/components/addresses/rule-address'
import { ScreenLink } from '@/components/addresses/screen-link'
import { HOME } from '@/components/addresses/screen-path'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { StorageProblem } from '@/lib/durable/problem'
import { isNumbered } from '@/lib/engine/game/hand-numbers'
import { scoreRow } from '@/lib/engine/game/ledger'
import type { Hand } from '@/lib/engine/table/hand'
import * as said from '@/lib/messages/compiled/referee/entry'
import { problemSentence } from '@/lib/text/problems/problem'
import { closedSentence } from '@/lib/text/screens/referee-entry'
import { verdictText } from '@/lib/text/sheet/verdict'
import { storageSentence } from '@/lib/text/storage/problem'
import type { AtGame, AtTable } from './at-table'

interface SaveHandProps {
  readonly at: AtTable
  readonly hand: Hand
  /** The label of the button. If the hand has a number, it is added. */
  readonly label?: string
  readonly onSaved?: () => void
}

type Writing =
  { readonly state: 'no' | 'busy' | 'done' } | { readonly state: 'failed'; readonly problem: StorageProblem }

/** A button that adds the hand to the sheet of the game, with its verdict above it. */
export function SaveHand({ at, hand, label = said.saveToSheet, onSaved }: SaveHandProps) {
  if (at.game === null) return <WithoutGame />
  return <OnSheet at={at} game={at.game} hand={hand} label={label} onSaved={onSaved} />
}

function WithoutGame() {
  return (
    <p className="pb-3 text-base text-soft">
      <span>{said.askedWithoutGame}</span>{' '}
      <ScreenLink href={HOME} className="link text-ink">
        {said.toTheGames}
      </ScreenLink>
    </p>
  )
}

interface OnSheetProps {
  readonly at: AtTable
  readonly game: AtGame
  readonly hand: Hand
  readonly label: string
  readonly onSaved: (() => void) | undefined
}

function OnSheet({ at, game, hand, label, onSaved }: OnSheetProps) {
  const [writing, setWriting] = useState<Writing>({ state: 'no' })
  const [number] = useState(isNumbered({ hand }) ? game.number : null)
  if (writing.state === 'done') {
    return (
      <Notice tone="word" className="mb-3" action={<ToSheet game={game} />}>
        {number === null ? said.savedOnSheet : said.savedAsHand({ number })}
      </Notice>
    )
  }
  if (game.closed !== null) {
    return (
      <Notice tone="word" className="mb-3" action={<ToSheet game={game} />}>
        {closedSentence(game.closed)}
      </Notice>
    )
  }
  const row = scoreRow(at.table.rules, hand, game.standing)

  async function write() {
    setWriting({ state: 'busy' })
    const problem = await game.save(hand)
    setWriting(problem === null ? { state: 'done' } : { state: 'failed', problem })
    if (problem === null) onSaved?.()
  }

  return (
    <div className="grid gap-2 pb-3">
      <p role="status" className="text-base">
        {row.ok ? verdictText(at.table, row.value) : problemSentence(at.table, row.error, hand)}
      </p>
      {writing.state === 'failed' ? <Notice tone="wrong">{storageSentence(writing.problem.code)}</Notice> : null}
      {row.ok ? (
        <Button look="main" disabled={writing.state === 'busy'} onClick={() => void write()}>
          {number === null ? label : said.writeAsHand({ label, number })}
        </Button>
      ) : (
        <ToSheet game={game} />
      )}
    </div>
  )
}

const ToSheet = ({ game }: { readonly game: AtGame }) => (
  <ScreenLink href={sheetHref(game.id)} className="link px-2">
    {said.toTheSheet}
  </ScreenLink>
)
