import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { dealFaults } from '@/lib/engine/play/deal-faults'
import type { PlayedDeal } from '@/lib/engine/play/played-deal'
import { seatsOf } from '@/lib/engine/table/seats'
import { parseDeal, makeDeal } from '@/lib/format/deal-text'
import { useTyped } from '@/lib/hooks/use-typed'
import { replayHowToWrite, replayUnread, replayUseCards } from '@/lib/messages/compiled/referee/replay'
import { problemSentence } from '@/lib/text/problems/problem'
import { nameOf } from '@/lib/text/terms/names'
import { stateKey } from '../parts/kept-state'
import type { ReplayProps } from './replay-deal'

const textIn = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null)

/** A text field for a deal, to paste, share or edit. It names what is impossible and leaves it as it was written. */
export function ReplayWritten({ at, recording, onRecording, deal }: ReplayProps & { readonly deal: PlayedDeal }) {
  const { table } = at
  const { rules } = table
  const id = useId()
  // As long as nothing was written, the lines show the cards tapped so far.
  const [typed, type] = useTyped<string | null>(`deal ${stateKey(at)}`, null, textIn)
  const names = seatsOf(rules).map((seat) => nameOf(table, seat))
  const text = typed ?? makeDeal(deal, names)
  const { tricks, hands, unread } = parseDeal(text, names)
  const faults = dealFaults(rules, { ...deal, tricks, hands })
  const isOutOfShape =
    unread.length > 0 || faults.some(({ name }) => name === 'trick-size' || name === 'card-not-in-pack')

  return (
    <>
      <label htmlFor={id} className="block pb-1 text-base text-soft">
        {replayHowToWrite({ name: names[0] ?? '' })}
      </label>
      <textarea
        id={id}
        value={text}
        rows={rules.players * 2 + 6}
        spellCheck={false}
        autoCapitalize="characters"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        className="w-full rounded-xl border border-edge bg-card px-3 py-2 text-lg text-ink"
      />
      <div role="status" className="pt-1 pb-2 text-base text-red">
        {unread.map(({ line, word }, index) => (
          <p key={`word-${index}`}>{replayUnread({ line, word })}</p>
        ))}
        {faults.map((fault, index) => (
          <p key={`fault-${index}`}>{problemSentence(table, fault)}</p>
        ))}
      </div>
      <Button
        className="w-full"
        disabled={typed === null || isOutOfShape}
        onClick={() => {
          onRecording({ ...recording, plays: tricks.flat(), hands })
          type(null)
        }}
      >
        {replayUseCards}
      </Button>
    </>
  )
}
