import type { SheetRow } from '@/lib/storage'
import { problemSentence } from '@/lib/text/problems/problem'
import type { Table } from '@/lib/text/table'
import { unscoredLabel } from './unscored-label'

/** What is written across a row that has no figures of its own: an open one says what it asks for. */
export const rowText = (table: Table, { row }: SheetRow): string =>
  row.state === 'open' ? problemSentence(table, row.problem, row.hand) : unscoredLabel(row, table)
