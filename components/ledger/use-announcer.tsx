import { useEffect, useRef, useState, type ReactElement } from 'react'
import { buzz, speak } from '@/lib/actions/feedback'
import { withRetries } from '@/lib/core/timing/retry'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { withItsWords } from '@/lib/messages/section'
import type { Settings } from '@/lib/storage/records/settings'
import type { Happened } from '@/lib/text/sheet/announce'
import type { Table } from '@/lib/text/table'

/** The words are fetched when the first thing has been saved. */
const loadWords = () =>
  withItsWords(() => withRetries(() => import('./sentence-for').then(({ sentenceFor }) => sentenceFor)))

type SentenceFor = Awaited<ReturnType<typeof loadWords>>

interface Said {
  readonly what: Happened
  readonly hand: string | null
  readonly count: number
  /** `null` where they could not be fetched: then nothing is said. */
  readonly sentenceFor: SentenceFor | null
}

interface Announcer {
  /** Something was saved, a hand among others with its id: say so once the sheet shows it. */
  readonly expect: (happened: Happened, hand?: string | null) => void
  /** The place where a screen reader hears it. */
  readonly region: ReactElement
}

/** Says each save once: to a screen reader always, aloud where that was chosen, and with a buzz. */
export function useAnnouncer(game: ReadyGame, table: Table, settings: Settings): Announcer {
  const [happened, setHappened] = useState<Said | null>(null)
  const sentence = happened?.sentenceFor?.(game, table, happened.what, happened.hand) ?? ''
  const spoken = useRef(0)
  const count = happened?.count ?? 0
  useEffect(() => {
    if (count === 0 || spoken.current === count) return
    spoken.current = count
    buzz()
    if (settings.spoken === 'on' && sentence !== '') speak(sentence)
  }, [count, sentence, settings.spoken])
  return {
    expect: (what, hand = null) =>
      void loadWords()
        .catch(() => null)
        .then((sentenceFor) => setHappened((before) => ({ what, hand, sentenceFor, count: (before?.count ?? 0) + 1 }))),
    region: (
      <p role="status" className="sr-only">
        {sentence}
      </p>
    ),
  }
}
