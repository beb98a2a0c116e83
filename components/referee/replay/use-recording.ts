import { useState } from 'react'
import { replayDraft, tableReplayDraft } from '@/lib/storage/records/draft-ids'
import { useDraft } from '@/lib/stores/draft-store'
import type { AtTable } from '../parts/at-table'
import { recordingIn } from './recording-reader'
import { emptyRecording, type Recording } from './replay-deal'

/** The newest version of each deal, which may not be stored yet. */
const kept = new Map<string, Recording>()

interface Recorder {
  /** `null` while an earlier recording is being loaded. */
  readonly recording: Recording | null
  readonly set: (recording: Recording) => void
  /** Clears the recording after the deal was saved: the next one starts empty. */
  readonly forget: () => void
}

/** Returns the deal that is being recorded. Each card is stored on this device until the deal is on the sheet or cleared. */
export function useRecording({ table: { rules }, base, game }: AtTable): Recorder {
  const id = game === null ? tableReplayDraft(`${base}-${rules.players}-${rules.pack}`) : replayDraft(game.id)
  const stored = useDraft(id)
  const [local, show] = useState<Recording | null>(() => kept.get(id) ?? null)
  const before = () =>
    stored.state === 'ready' ? (recordingIn(stored.form, rules) ?? emptyRecording(game?.standing.dealer ?? null)) : null
  return {
    recording: local ?? before(),
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
