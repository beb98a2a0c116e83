import type { Compared, ComparisonPlan } from './compare'
import type { StoredRecord } from './record'
import type { Addition, ReplicaContent } from './write-replica'

/** A request from the page to the worker that holds the replica. */
export type ReplicaRequest =
  | { readonly kind: 'read' }
  | { readonly kind: 'compare'; readonly plan: ComparisonPlan }
  | { readonly kind: 'append'; readonly addition: Addition }
  | { readonly kind: 'rewrite'; readonly records: readonly StoredRecord[] }

export type ReplicaAnswer =
  | { readonly ok: true; readonly value: ReplicaContent | Compared | 'added' | 'older' | null }
  /** `why` is the name of the error. */
  | { readonly ok: false; readonly why: string }
