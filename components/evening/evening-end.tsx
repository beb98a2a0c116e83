import { ChevronRight } from 'lucide'
import { ScreenLink } from '@/components/addresses/screen-link'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { NextSeats } from '@/lib/contest/next-seats'
import { useEvening } from '@/lib/hooks/use-evening'
import { eveningTitle, nextGameTitle } from '@/lib/messages/compiled/app/evening'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import type { FoundEvening } from '@/lib/storage/evenings/read-evening'
import { nextSidesText } from '@/lib/text/screens/evening'
import { proposedSeats, useStartNext } from './next-game'

/** Returns the evening and the proposal for its next game; `null` until they are read. */
function useProposal(id: string): { readonly evening: FoundEvening; readonly next: NextSeats | null } | null {
  const found = useEvening(id)
  if (found.state !== 'ready' || found.value === null) return null
  return { evening: found.value, next: proposedSeats(found.value) }
}

/** A row with the people of the next game that links to the evening. */
export function NextSides({ id }: { readonly id: string }) {
  const proposal = useProposal(id)
  const next = proposal?.next ?? null
  return (
    <ScreenLink href={`/evening?id=${id}`} className="end-fact">
      <span className="w-min min-w-20 shrink-0 text-sm text-soft">{eveningTitle}</span>
      <span translate="no" className="min-w-0 flex-1">
        {next === null ? null : nextSidesText(next)}
      </span>
      <Icon of={ChevronRight} alongText className="text-soft" />
    </ScreenLink>
  )
}

/** A button that starts the next game as proposed; if too few people are free, it leads to the evening. */
export function StartNextGame({ id }: { readonly id: string }) {
  const proposal = useProposal(id)
  return proposal === null ? (
    <Button look="main" className="min-w-min flex-auto px-3!" disabled aria-label={oneMoment}>
      {nextGameTitle}
    </Button>
  ) : (
    <StartButton {...proposal} />
  )
}

function StartButton({ evening, next }: { readonly evening: FoundEvening; readonly next: NextSeats | null }) {
  const { start, isBusy, problem } = useStartNext(evening)
  return (
    <>
      {problem === null ? null : <StorageNotice problem={problem} className="basis-full" />}
      <Button
        look="main"
        className="min-w-min flex-auto px-3!"
        disabled={isBusy || next === null}
        onClick={() => next !== null && start(next)}
      >
        {nextGameTitle}
      </Button>
    </>
  )
}
