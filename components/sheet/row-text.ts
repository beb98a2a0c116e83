import type { SheetRow } from '@/lib/storage'
import { problemSentence } from '@/lib/text/problems/problem'
import type { Table } from '@/lib/text/table'
import { unscoredLabel } from './unscored-label'

/** Returns the text across a row that has no figures of its own; an open hand says what it needs. */
export const rowText = (table: Table, { row }: SheetRow): string =>
  row.state === 'open' ? problemSentence(table, row.problem, row.hand) : unscoredLabel(row, table)
