import { moreLabel } from '@/lib/messages/compiled/table/common'
import { adjustScore, claimTool, redealTool } from '@/lib/messages/compiled/table/ledger'
import type { SheetRow } from '@/lib/storage'
import type { FormTask } from './hand-forms'
import { rowTitle } from './row-title'

/** The overlay over the sheet: about a hand on it, or for an entry that has no form of its own. */
export type Overlay =
  | { readonly kind: 'hand'; readonly id: string }
  | { readonly kind: 'thrown-in' | 'agreed'; readonly task: FormTask }
  /** `told` is the claim from the address, if the referee was asked first. */
  | { readonly kind: 'claim'; readonly task: FormTask; readonly told?: string }
  | { readonly kind: 'menu' | 'share' | 'need' | 'together' | 'note' | 'players' | 'end-early' | 'delete' }

/** Returns the title of an overlay while its content loads, in the words of the button that opens it. */
export function overlayTitle(overlay: Overlay, rows: readonly SheetRow[]): string {
  switch (overlay.kind) {
    case 'hand':
      return rowTitle(rows, overlay.id)
    case 'claim':
      return claimTool
    case 'thrown-in':
      return redealTool
    case 'agreed':
      return adjustScore
    default:
      return moreLabel
  }
}
