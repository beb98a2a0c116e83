import * as said from '../../messages/compiled/table/hand-dialog'
import type { Table } from '../table'

/** Returns the effect of a deletion; `changes` tells what else changes on the sheet, and is `null` if nothing does. */
export const deletePreviewText = (changes: string | null): string =>
  changes === null ? said.deleteChangesTotals : said.deleteChanges({ changes })

/** Returns the label of the sum below the lines of a side. */
export const onTheSheet = ({ rules }: Table): string =>
  rules.scoring === 'match-points' ? said.matchPointsOnTheSheet : said.pointsOnTheSheet
