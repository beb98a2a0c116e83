'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { tableFor } from '@/components/ledger/table-for'
import { ScoreSheet } from '@/components/print/score-sheet'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { keepGame } from '@/lib/hooks/sharing'
import type { Arrival } from '@/lib/hooks/sharing'
import { useSettings } from '@/lib/hooks/use-settings'
import { ruleSet } from '@/lib/rulesets/catalogue'
import type { StorageProblem } from '@/lib/storage'
import { list } from '@/lib/text/en/grammar'
import { HouseLines } from './house-lines'
import { KeepFoot } from './keep-foot'

type Game = Extract<Arrival, { kind: 'game' }>

const KEPT = {
  new: { word: null, keep: 'Keep this game' },
  same: { word: 'This game is on this phone already, just as it is here.', keep: 'Open it' },
  grows: {
    word: 'This game is on this phone already, with less in it. Keeping it adds what is new and takes nothing away.',
    keep: 'Add what is new',
  },
} as const satisfies { readonly [S in Game['known']['state']]: { readonly word: string | null; readonly keep: string } }

/** A game that arrived, with its whole sheet, before it is kept. */
export function GameArrival({ arrival, onLeave }: { readonly arrival: Game; readonly onLeave: () => void }) {
  const { game, record, sheet, known } = arrival
  const router = useRouter()
  const settings = useSettings()
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const table = tableFor(sheet, settings)
  const { word, keep } = KEPT[known.state]

  async function take() {
    if (known.state === 'same') return router.push(`/game/?id=${known.id}`)
    setBusy(true)
    const kept = await keepGame(game)
    if (kept.ok) return router.push(`/game/?id=${kept.value}`)
    setProblem(kept.error)
    setBusy(false)
  }

  return (
    <article className="grid gap-3">
      <div>
        <h2 className="text-2xl font-semibold [overflow-wrap:anywhere]">{list(table.names)}</h2>
        <p className="text-base text-soft [overflow-wrap:anywhere]">
          {record.rulesName ?? ruleSet(sheet.rules.base).name}, to {sheet.game.rules.target}.{' '}
          {handsText(sheet.rows.length)}.
        </p>
      </div>
      {word === null ? null : <Notice tone="word">{word}</Notice>}
      <ScoreSheet table={table} sheet={sheet} tableAt={(names) => tableFor(sheet, settings, names)} />
      {sheet.note === '' ? null : <p className="text-base [overflow-wrap:anywhere]">Note: {sheet.note}</p>}
      <HouseLines base={sheet.rules.base} rules={sheet.game.rules} />
      <KeepFoot>
        {problem === null ? null : <StorageNotice problem={problem} className="mb-3" />}
        <div className="flex gap-2">
          <Button onClick={onLeave} className="px-4">
            Not now
          </Button>
          <Button look="main" className="flex-1" disabled={isBusy} onClick={() => void take()}>
            {keep}
          </Button>
        </div>
      </KeepFoot>
    </article>
  )
}

const handsText = (hands: number): string => (hands === 1 ? '1 hand' : `${hands} hands`)
