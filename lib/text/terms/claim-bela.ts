import type { ClaimBela } from '../../engine/table/hand'
import { claimBela } from '../../messages/compiled/terms/claimBela'
import type { Table } from '../table'

/** Returns the label of a choice on the form: the state of the claimant's bela. */
export const claimBelaLabel = (table: Table, bela: ClaimBela): string => claimBela[bela](table)
