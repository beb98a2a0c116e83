import { rulesAnswersOf } from '@/lib/messages/compiled/referee/lookup'
import { GamePicker } from './game-picker'
import { useTable } from './use-table'

/** A row with the picker of the rules by which the lookup answers. */
export function TableRow() {
  return (
    <div className="mt-3 flex items-center gap-3 cramped:flex-wrap noscript:hidden print:hidden">
      <span className="text-base text-soft">{rulesAnswersOf}</span>
      <GamePicker table={useTable()} />
    </div>
  )
}
