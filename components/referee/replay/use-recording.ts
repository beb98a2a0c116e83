import { useState } from 'react'
import { replayDraft, tableReplayDraft } from '@/lib/storage/records/draft-ids'
import { useDraft } from '@/lib/stores/draft-store'
import type { AtTable } from '../parts/at-table'
import { recordingIn } from './recording-reader'
import { emptyRecording, type Recording } from './replay-deal'

/** The newest of what is still being written. */
const kept = new Map<string, Recording>()

interface Recorder {
  /** `null` while the phone looks for what was entered before. */
  readonly recording: Recording | null
  readonly set: (recording: Recording) => void
  /** After the deal went on the sheet: the next one starts with nothing. */
  readonly forget: () => void
}

/** The deal that is being played again, kept on the phone card by card until it is on the sheet or cleared. */
export function useRecording({ table: { rules }, base, game }: AtTable): Recorder {
  const id = game === null ? tableReplayDraft(`${base}-${rules.players}-${rules.pack}`) : replayDraft(game.id)
  const stored = useDraft(id)
  const [local, show] = useState<Recording | null>(() => kept.get(id) ?? null)
  const found = stored.state === 'ready' ? recordingIn(stored.form, rules) : null
  const empty = stored.state === 'ready' ? emptyRecording(game?.standing.dealer ?? null) : null
  return {
    recording: local ?? found ?? empty,
    set: (next) => {
      kept.set(id, next)
      show(next)
      stored.keep(next)
    },
    forget: () => {
      kept.delete(id)
      stored.clear()
    },
  }
}
