import * as said from '../../messages/compiled/table/hand-dialog'
import type { Table } from '../table'

/** `changes` says what else changes on the sheet; `null` where nothing does. */
export const deletePreviewText = (changes: string | null): string =>
  changes === null ? said.deleteChangesTotals : said.deleteChanges({ changes })

/** Under the lines of a side. */
export const onTheSheet = ({ rules }: Table, count: number): string =>
  rules.scoring === 'match-points' ? said.matchPointsOnTheSheet({ count }) : said.pointsOnTheSheet({ count })
