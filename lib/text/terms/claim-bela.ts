import type { ClaimBela } from '../../engine/table/hand'
import * as said from '../../messages/compiled/terms/claim-belas'
import type { Table } from '../table'

/** Returns the label of a choice on the form: the state of the claimant's bela. */
export function claimBelaLabel(table: Table, bela: ClaimBela): string {
  switch (bela) {
    case 'none':
      return said.claimBelaNone(table)
    case 'held':
      return said.claimBelaHeld
    case 'one-played-silently':
      return said.claimBelaOnePlayed
    case 'both-played-silently':
      return said.claimBelaBothPlayed
    case 'announced':
      return said.claimBelaAnnounced
  }
}
