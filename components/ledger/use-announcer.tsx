import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { buzz, speak } from '@/lib/hooks/feedback'
import type { ReadyGame } from '@/lib/hooks/use-game'
import type { Settings } from '@/lib/storage/settings'
import { saveSentence } from '@/lib/text/en/screens/ledger'
import type { Happened } from '@/lib/text/en/screens/ledger'
import { announceSave } from '@/lib/text/en/sheet/announce'
import type { Table } from '@/lib/text/table'

interface Announcer {
  /** Something was saved: say so once the sheet shows it. */
  readonly expect: (happened: Happened) => void
  /** The place where a screen reader hears it. */
  readonly region: ReactNode
}

/** Says each save once: to a screen reader always, aloud where that was chosen, and with a buzz. */
export function useAnnouncer(game: ReadyGame, table: Table, settings: Settings): Announcer {
  const [happened, setHappened] = useState<{ readonly what: Happened; readonly count: number } | null>(null)
  const sentence = happened === null ? '' : sentenceFor(game, table, happened.what)
  const spoken = useRef(0)
  const count = happened?.count ?? 0
  useEffect(() => {
    if (count === 0 || spoken.current === count) return
    spoken.current = count
    buzz()
    if (settings.spoken === 'on' && sentence !== '') speak(sentence)
  }, [count, sentence, settings.spoken])
  return {
    expect: (what) => setHappened((before) => ({ what, count: (before?.count ?? 0) + 1 })),
    region: (
      <p role="status" className="sr-only">
        {sentence}
      </p>
    ),
  }
}

function sentenceFor(game: ReadyGame, table: Table, what: Happened): string {
  const last = game.ledger.rows.findLast((row) => row.state === 'scored')
  const now = last?.state === 'scored' ? announceSave(table, last) : ''
  return saveSentence(what, now, game.brokenOff)
}
