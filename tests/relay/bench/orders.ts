import type { RelayFile } from '@/lib/together/relay/relay-file'

/** An order to a house, one after the other. */
export type Order =
  | { readonly do: 'open'; readonly relay: RelayFile; readonly tables: number; readonly phones: number }
  | { readonly do: 'come' }
  | { readonly do: 'pace'; readonly seconds: number; readonly handEvery: number }
  | { readonly do: 'burst'; readonly hands: number }
  | { readonly do: 'away'; readonly tables: number; readonly hands: number }
  | { readonly do: 'go' }
  | { readonly do: 'check' }

/** The answer of a house: only requested facts have figures. */
export interface Answer {
  /** In milliseconds: of entries to their followers, or of phones that come back. */
  readonly times: readonly number[]
  /** Entries that a follower had not heard of when the patience was up. */
  readonly unheard: number
  readonly entries: number
  readonly lost: number
  readonly doubled: number
  /** Bytes on the wire of all phones. */
  readonly sent: number
  readonly received: number
  /** How late this process itself was, p99 in milliseconds: no figure of it is finer than that. */
  readonly ownDelay: number
}
