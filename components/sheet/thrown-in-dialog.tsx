import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/dialog'
import { scoreRow } from '@/lib/engine/game/ledger'
import type { Standing } from '@/lib/engine/score/score'
import type { ThrownInHand, ThrownInReason } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { Seat } from '@/lib/engine/table/seats'
import { redealTool } from '@/lib/messages/compiled/table/ledger'
import { changeToPlayed, redealAbout } from '@/lib/messages/compiled/table/sheet-dialogs'
import { thrownInThen } from '@/lib/text/screens/sheet-dialogs'
import type { Table } from '@/lib/text/table'
import { thrownInLabel } from '@/lib/text/terms/labels'

interface ThrownInDialogProps {
  readonly table: Table
  /** The recorded deal, if it is being corrected. */
  readonly hand: ThrownInHand | null
  /** The dealer of the hand, if noted. */
  readonly dealer: Seat | null
  /** The standing of the game when the hand was dealt. */
  readonly standing: Standing
  readonly onSave: (hand: ThrownInHand) => void
  /** Opens the hand form, if a correction finds that the hand was played after all. */
  readonly onPlayed: (() => void) | null
  readonly onClose: () => void
}

/** Returns the reasons for a thrown-in deal under these rules, and the noted reason even if the rules no longer allow it. */
function reasonsFor(rules: Rules, hand: ThrownInHand | null): readonly ThrownInReason[] {
  const usual = usualReasons(rules)
  return hand === null || usual.includes(hand.why) ? usual : [hand.why, ...usual]
}

function usualReasons(rules: Rules): readonly ThrownInReason[] {
  const isForced = rules.allPass !== 'redeal'
  return [
    ...(isForced ? [] : (['all-pass'] as const)),
    ...(rules.schmeiss === 'none' ? [] : (['schmeiss'] as const)),
    ...(rules.voidDeal === 'yes' ? (['void-deal'] as const) : []),
    'misdeal',
  ]
}

/** Returns the dealer after a thrown-in hand; `null` if not known. */
function nextAfter(rules: Rules, hand: ThrownInHand, standing: Standing): Seat | null {
  const row = scoreRow(rules, hand, { ...standing, dealer: hand.dealer ?? standing.dealer })
  return row.ok ? row.value.nextDealer : null
}

/** The dialog that asks why a deal was not played; one tap records it. */
export function ThrownInDialog({ table, hand, dealer, standing, onSave, onPlayed, onClose }: ThrownInDialogProps) {
  return (
    <Dialog title={redealTool} onClose={onClose}>
      <p className="pb-3 text-base text-soft">{redealAbout}</p>
      <div className="grid gap-2 pb-2">
        {reasonsFor(table.rules, hand).map((why) => (
          <Button
            key={why}
            aria-current={hand?.why === why ? 'true' : undefined}
            className={classNames('min-h-14 flex-col gap-0! text-lg', hand?.why === why && 'border-2 border-felt')}
            onClick={() => onSave({ kind: 'thrown-in', why, dealer })}
          >
            <span>{thrownInLabel(why)}</span>{' '}
            <span className="text-sm text-soft">
              {thrownInThen(
                table,
                nextAfter(table.rules, { kind: 'thrown-in', why, dealer }, standing),
                hand?.why === why,
              )}
            </span>
          </Button>
        ))}
        {onPlayed === null ? null : <Button onClick={onPlayed}>{changeToPlayed}</Button>}
      </div>
    </Dialog>
  )
}
