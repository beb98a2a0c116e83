'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ThrownInHand, ThrownInReason } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { Seat } from '@/lib/engine/table/seats'
import { thrownInLabel } from '@/lib/text/en/terms/labels'
import type { Table } from '@/lib/text/table'
import { THROWN_IN } from '@/lib/text/en/screens/ledger'
import { PLAYED_AFTER_ALL, THROWN_IN_ABOUT } from '@/lib/text/en/screens/sheet-dialogs'

interface ThrownInDialogProps {
  readonly table: Table
  /** Who dealt it, where that is noted. */
  readonly dealer: Seat | null
  readonly onSave: (hand: ThrownInHand) => void
  /** A correction may find that the hand was played after all. */
  readonly onPlayed: (() => void) | null
  readonly onClose: () => void
}

/** The ways in which a deal comes to nothing under these rules. */
function reasonsFor(rules: Rules): readonly ThrownInReason[] {
  const isForced = rules.allPass !== 'redeal'
  return [
    ...(isForced ? [] : (['all-pass'] as const)),
    ...(rules.schmeiss === 'none' ? [] : (['schmeiss'] as const)),
    ...(rules.voidDeal === 'yes' ? (['void-deal'] as const) : []),
    'misdeal',
  ]
}

/** Why a deal was not played; one tap records it. */
export function ThrownInDialog({ table, dealer, onSave, onPlayed, onClose }: ThrownInDialogProps) {
  return (
    <Dialog title={THROWN_IN} onClose={onClose}>
      <p className="pb-3 text-base text-soft">{THROWN_IN_ABOUT}</p>
      <div className="grid gap-2 pb-2">
        {reasonsFor(table.rules).map((why) => (
          <Button key={why} className="min-h-14 text-lg" onClick={() => onSave({ kind: 'thrown-in', why, dealer })}>
            {thrownInLabel(why)}
          </Button>
        ))}
        {onPlayed === null ? null : <Button onClick={onPlayed}>{PLAYED_AFTER_ALL}</Button>}
      </div>
    </Dialog>
  )
}
