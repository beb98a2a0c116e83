import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { dealFaults } from '@/lib/engine/play/deal-faults'
import type { PlayedDeal } from '@/lib/engine/play/played-deal'
import { seatsOf } from '@/lib/engine/table/seats'
import { parseDeal, makeDeal } from '@/lib/format/deal-text'
import { replayHowToWrite, replayUnread, replayUseCards } from '@/lib/messages/compiled/referee/replay'
import { problemSentence } from '@/lib/text/problems/problem'
import { nameOf } from '@/lib/text/terms/names'
import { keptState } from '../parts/kept-state'
import type { ReplayProps } from './replay-deal'

/** `null` if nothing was written yet; then the lines show the cards tapped so far. */
const useText = keptState<string | null>(() => null)

/** A text field for a deal, to paste, share or edit. It names what is impossible and leaves it as it was written. */
export function ReplayWritten({ at, recording, onRecording, deal }: ReplayProps & { readonly deal: PlayedDeal }) {
  const { table } = at
  const { rules } = table
  const id = useId()
  const [typed, type] = useText(at)
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
