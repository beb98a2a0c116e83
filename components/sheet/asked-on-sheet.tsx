import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { numberOf } from '@/lib/engine/game/hand-numbers'
import { compareVersions } from '@/lib/messages/compiled/app/versions'
import { handTitle } from '@/lib/messages/compiled/table/common'
import type { SheetRow } from '@/lib/storage'
import { askedLabel, openQuestion } from '@/lib/text/screens/versions'
import { versionQuestionOf } from './question'

interface QuestionBarProps {
  readonly rows: readonly SheetRow[]
  readonly onOpen: (hand: string) => void
}

/** A bar over the sheet: devices wrote a hand down differently, and someone has to choose. */
export function QuestionBar({ rows, onOpen }: QuestionBarProps) {
  const asking = rows.filter((row) => versionQuestionOf(row) !== null)
  const [first] = asking
  if (first === undefined) return null
  return (
    <Notice
      tone="word"
      className="open-hand mx-3 my-1"
      action={<Button onClick={() => onOpen(first.id)}>{compareVersions}</Button>}
    >
      {openQuestion(
        numberOf(
          rows.map(({ row }) => row),
          rows.indexOf(first),
        ),
        asking.length - 1,
      )}
    </Notice>
  )
}

interface QuestionLineProps {
  readonly row: SheetRow
  readonly number: number
  readonly columns: number
  readonly onOpen: () => void
}

/** The question under the figures of a hand that needs an answer. */
export function QuestionLine({ row, number, columns, onOpen }: QuestionLineProps) {
  const question = versionQuestionOf(row)
  if (question === null) return null
  return (
    <tr className="border-b border-rule">
      <td className="border-e border-margin p-0 text-center">
        <span
          aria-hidden="true"
          className="inline-grid size-6 place-items-center rounded-full border-2 border-ink text-sm"
        >
          ?
        </span>
      </td>
      <td colSpan={columns - 1} className="p-0">
        <button
          type="button"
          onClick={onOpen}
          className="min-h-12 w-full px-3 text-start text-base font-semibold underline decoration-rule underline-offset-4"
        >
          <span className="sr-only">{`${handTitle({ number })}: `}</span>
          <span>{askedLabel(question)}</span>
        </button>
      </td>
    </tr>
  )
}
