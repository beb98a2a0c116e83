import { useEffect, useRef, useState, type ReactElement } from 'react'
import { vibrate } from '@/components/ui/senses'
import { withRetries } from '@/lib/core/timing/retry'
import type { ReadyGame } from '@/lib/hooks/use-game'
import type { Settings } from '@/lib/storage/records/settings'
import type { Happened } from '@/lib/text/sheet/announce'
import type { Table } from '@/lib/text/table'

/** A vibration that can just be felt, in milliseconds. */
const BRIEF = 40

/** Loads the code that builds the sentences, when something has been saved for the first time. */
const loadWords = () => withRetries(() => import('./sentence-for').then(({ sentenceFor }) => sentenceFor))

type SentenceFor = Awaited<ReturnType<typeof loadWords>>

interface Announcement {
  readonly what: Happened
  readonly hand: string | null
  readonly count: number
  /** `null` if the code could not be loaded; then nothing is announced. */
  readonly sentenceFor: SentenceFor | null
}

interface Announcer {
  /** Announces a save once the sheet shows it; `hand` is the id of a corrected or inserted hand. */
  readonly expect: (happened: Happened, hand?: string | null) => void
  /** The live region for screen readers. */
  readonly region: ReactElement
}

/** Announces each save once: to a screen reader always, aloud if the setting is on, and with a vibration. */
export function useAnnouncer(game: ReadyGame, table: Table, settings: Settings): Announcer {
  const [happened, setHappened] = useState<Announcement | null>(null)
  const sentence = happened?.sentenceFor?.(game, table, happened.what, happened.hand) ?? ''
  const spoken = useRef(0)
  const count = happened?.count ?? 0
  useEffect(() => {
    if (count === 0 || spoken.current === count) return
    spoken.current = count
    vibrate(BRIEF)
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

/** Speaks a sentence, if the browser can, and stops the one being spoken. */
function speak(sentence: string): void {
  if (typeof speechSynthesis === 'undefined') return
  speechSynthesis.cancel()
  speechSynthesis.speak(new SpeechSynthesisUtterance(sentence))
}
