import type { RelayFile } from '@/lib/together/relay/relay-file'

/** The orders that a house carries out, one after the other. */
export type Order =
  | { readonly do: 'open'; readonly relay: RelayFile; readonly tables: number; readonly phones: number }
  | { readonly do: 'come' }
  | { readonly do: 'pace'; readonly seconds: number; readonly handEvery: number }
  | { readonly do: 'burst'; readonly hands: number }
  | { readonly do: 'away'; readonly tables: number; readonly hands: number }
  | { readonly do: 'go' }
  | { readonly do: 'check' }

/** The answer of a house. Figures that the order does not ask for are 0 or empty. */
export interface Answer {
  /** Times in milliseconds: of entries to the other phones, or of phones that come back. */
  readonly times: readonly number[]
  /** The number of times that a phone did not receive an entry in time. */
  readonly unheard: number
  readonly entries: number
  readonly lost: number
  readonly doubled: number
  /** The bytes that all phones sent and received. */
  readonly sent: number
  readonly received: number
  /** The delay of this process itself, p99 in milliseconds. No other figure is more precise than this. */
  readonly ownDelay: number
}
