import { entriesById, lacking, type Identity } from '../../log/union'

export interface SyncPlan<P> {
  /** The pieces that are new here. */
  readonly take: readonly P[]
  /** The pieces that the relay lacks. */
  readonly send: readonly P[]
}

/** Plans which pieces to take and which to send, so that both sides have the union. */
export const planSync = <P>(identity: Identity<P>, atRelay: readonly P[], here: readonly P[]): SyncPlan<P> => ({
  take: lacking(entriesById(here, identity), atRelay, identity),
  send: lacking(entriesById(atRelay, identity), here, identity),
})
