import type { Hand } from '@/lib/engine/table/hand'
import type { Sheet } from '@/lib/storage'
import type { Table } from '@/lib/text/table'
import type { CorrectionTask } from './hand-forms'
import { previewOfSave } from './sheet-changes'

interface SavePreviewProps {
  readonly table: Table
  readonly sheet: Sheet
  readonly task: CorrectionTask
  readonly hand: Hand
}

/** The changes further down the sheet that saving an earlier hand would make. */
export function SavePreview({ table, sheet, task, hand }: SavePreviewProps) {
  const preview = previewOfSave(table, sheet, task, hand)
  return preview === null ? null : <p className="text-sm text-ink">{preview}</p>
}
