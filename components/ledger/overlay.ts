import type { Side } from '@/lib/engine/table/seats'
import type { FormTask } from './use-hand-form'

/** A sheet of paper laid over the sheet: about a hand that stands there, or to write one that has no form of its own. */
export type Overlay =
  /** `side`: whose figure was touched. */
  | { readonly kind: 'hand'; readonly id: string; readonly side: Side | null }
  | { readonly kind: 'accept'; readonly id: string }
  | { readonly kind: 'thrown-in' | 'agreed'; readonly task: FormTask }
  /** `told`: what the address says of it, where the referee was asked first. */
  | { readonly kind: 'claim'; readonly task: FormTask; readonly told?: string }
  | { readonly kind: 'menu' | 'share' | 'need' }
