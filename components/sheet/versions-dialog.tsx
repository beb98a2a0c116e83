import { useState } from 'react'
import { Asked } from '@/components/ui/asked'
import { Button } from '@/components/ui/button'
import { Choice, type ChoiceOption } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import type { Standing } from '@/lib/engine/score/score'
import { canonical } from '@/lib/log/canonical'
import {
  chooseFirst,
  countsNow,
  deleteCompared,
  explainOrCorrect,
  keepHand,
  playedAfter,
  playedFirst,
  saveAnswer,
  twoDeals,
  whichHolds,
} from '@/lib/messages/compiled/app/versions'
import type { NewChange, Sheet, SheetRow } from '@/lib/storage'
import { answerPreview, askedAbout, askedTitle, versionLabel } from '@/lib/text/screens/versions'
import type { Table } from '@/lib/text/table'
import { shortDay, shortMoment, timeInWords } from '@/lib/text/terms/days'
import { changeOf, previewOfAnswer, type VersionAnswer } from './answer'
import { comparedFacts } from './compared-facts'
import type { VersionQuestion } from './question'
import { VersionsCompared } from './versions-compared'

interface VersionsDialogProps {
  readonly table: Table
  readonly sheet: Sheet
  readonly row: SheetRow
  readonly question: VersionQuestion
  readonly number: number
  /** The standing of the game when the hand was dealt. */
  readonly standing: Standing
  readonly onSave: (change: NewChange) => void
  /** Opens the explanation of the hand. */
  readonly onExplain: () => void
  readonly onClose: () => void
}

/** The dialog that compares what devices wrote differently and asks at its foot which version is right. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { table, sheet, row, question, number, standing, onSave, onExplain, onClose } = props
  const [said, setSaid] = useState<DraftAnswer>({ choice: null, first: null, second: null })
  const answer = answerOf(question, said)
  const { versions } = question
  const times = timesOf([...versions.map(({ at }) => at), ...question.deletedAt])
  return (
    <Dialog
      title={askedTitle(number, question)}
      onClose={onClose}
      // A phone in landscape has room for the versions or for the answers, but not for both: then the whole dialog scrolls.
      className="wide:overflow-y-auto wide:open:block"
      actions={
        <>
          <Answers question={question} said={said} onSaid={setSaid} />
          <p role="status" className="pb-2 text-base">
            {answer === null ? chooseFirst : answerPreview(previewOfAnswer(table, sheet, row, answer))}
          </p>
          <Button
            look={answer?.kind === 'delete' ? 'grave' : 'main'}
            className="min-h-14 w-full text-lg"
            disabled={answer === null}
            onClick={() => answer !== null && onSave(changeOf(row, answer))}
          >
            {saveAnswer}
          </Button>
        </>
      }
    >
      <p className="pb-3 text-base">{askedAbout(question, times[versions.length] ?? null)}</p>
      <VersionsCompared
        heads={versions.map(({ facts }, index) => ({
          name: versionLabel(question, index),
          time: times[index] ?? '',
          mark: versions.length > 1 && canonical(facts) === canonical(row.facts) ? countsNow : null,
        }))}
        facts={comparedFacts(
          table,
          standing,
          versions.map(({ facts }) => facts),
        )}
      />
      <Button look="plain" className="link mt-2 -ms-2" onClick={onExplain}>
        {explainOrCorrect}
      </Button>
    </Dialog>
  )
}

/** The chosen answer: the id of a version, or one of the two keys below; and for two deals, which was played first and second. */
interface DraftAnswer {
  readonly choice: string | null
  readonly first: string | null
  readonly second: string | null
}

const TWO = 'two-deals'
const DELETED = 'delete'

function answerOf({ versions }: VersionQuestion, { choice, first, second }: DraftAnswer): VersionAnswer | null {
  if (choice === DELETED) return { kind: 'delete' }
  if (choice !== TWO) return choice === null ? null : { kind: 'take', id: choice }
  const after = versions.length === 2 ? versions.find(({ id }) => id !== first)?.id : second
  const isSaid = first !== null && after !== null && after !== undefined && after !== first
  return isSaid ? { kind: 'two-deals', first, second: after } : null
}

function optionsOf(question: VersionQuestion): readonly ChoiceOption<string>[] {
  const isKept = question.isDeleted && question.count === 1
  return [
    ...question.versions.map(({ id }, index) => ({
      value: id,
      label: isKept ? keepHand : versionLabel(question, index),
    })),
    ...(question.kind === 'versions' ? [{ value: TWO, label: twoDeals }] : []),
    ...(question.isDeleted ? [{ value: DELETED, label: deleteCompared }] : []),
  ]
}

interface AnswersProps {
  readonly question: VersionQuestion
  readonly said: DraftAnswer
  readonly onSaid: (said: DraftAnswer) => void
}

/**
 * The questions which version is right; for two deals, which was played first; of more than two versions, which came after it.
 */
function Answers({ question, said, onSaid }: AnswersProps) {
  const options = question.versions.map(({ id }, index) => ({ value: id, label: versionLabel(question, index) }))
  const others = options.filter(({ value }) => value !== said.first)
  return (
    <>
      <Asking
        ask={whichHolds}
        options={optionsOf(question)}
        value={said.choice}
        onChoose={(choice) => onSaid({ ...said, choice })}
      />
      {said.choice === TWO ? (
        <Asking
          ask={playedFirst}
          options={options}
          value={said.first}
          onChoose={(first) => onSaid({ ...said, first })}
        />
      ) : null}
      {said.choice === TWO && options.length > 2 && said.first !== null ? (
        <Asking
          ask={playedAfter}
          options={others}
          value={said.second}
          onChoose={(second) => onSaid({ ...said, second })}
        />
      ) : null}
    </>
  )
}

interface AskingProps {
  readonly ask: string
  readonly options: readonly ChoiceOption<string>[]
  readonly value: string | null
  readonly onChoose: (value: string) => void
}

const Asking = ({ ask, options, value, onChoose }: AskingProps) => (
  <Asked ask={ask}>
    <Choice label={ask} options={options} value={value} onChoose={onChoose} optionClassName="px-1" />
  </Asked>
)

/** Returns the times as texts: the hour alone if all are on one day. */
function timesOf(moments: readonly number[]): readonly string[] {
  const days = moments.map(shortDay)
  const isOneDay = days.every((day) => day === days[0])
  return moments.map((at) => (isOneDay ? timeInWords(at) : shortMoment(at)))
}
