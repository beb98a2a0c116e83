import { theWritings } from '@/lib/messages/compiled/app/sources'
import { inNoDocument, unclearOn } from '@/lib/messages/compiled/referee/lookup'
import { reading } from '@/lib/messages/compiled/rules/reading'
import { readingOn } from '@/lib/messages/compiled/rules/readingOn'
import { documentsIn, groupedAnswers, readingsFirstIn, type AnswerGroup } from '@/lib/rulesets/lookup/alike'
import type { AnswerGiver } from '@/lib/rulesets/lookup/lookup'
import type { Question } from '@/lib/rulesets/lookup/question'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { isSilentOn } from '@/lib/rulesets/sources/cite'
import type { ReadingId } from '@/lib/rulesets/sources/readings'
import type { DocumentId } from '@/lib/rulesets/sources/sources'
import { documentName } from '@/lib/text/rules/citation'
import { giverText } from '@/lib/text/rules/giver'
import { answersTitle } from '@/lib/text/screens/rules'
import { documentHref } from '../addresses/rule-address'
import { Marked } from '../ui/marked'
import { RuleLink } from './rule-link'

/** The answers of all sources to a question; sources that give the same answer are listed under it. */
export function AnswerGroups({ question }: { readonly question: Question }) {
  const groups = groupedAnswers(question)
  const given = groups.filter(({ givers }) => givers.length > 0).length
  const isSilent = groups.every(({ givers }) => givers.every(({ said }) => isSilentOn(said.source)))
  return (
    <section aria-labelledby="sources" className="mt-7">
      <h2 id="sources" className="text-base text-soft">
        {answersTitle(given, isSilent)}
      </h2>
      <ul className="mt-1 border-t border-rule">
        {groups.map((group, at) => (
          <li key={group.text} className="border-b border-rule py-3 break-inside-avoid">
            <Group id={question.id} group={group} readings={readingsFirstIn(groups, at)} />
          </li>
        ))}
      </ul>
      <DocumentLinks ids={documentsIn(groups)} />
    </section>
  )
}

/** Links to the documents from which the answers are cited. */
function DocumentLinks({ ids }: { readonly ids: readonly DocumentId[] }) {
  if (ids.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-base">
      <span className="text-soft">{theWritings}</span>
      {ids.map((id) => (
        <RuleLink key={id} href={documentHref(id)} className="link decoration-edge">
          {documentName(id)}
        </RuleLink>
      ))}
    </p>
  )
}

interface GroupProps {
  readonly id: QuestionId
  readonly group: AnswerGroup
  readonly readings: readonly ReadingId[]
}

function Group({ id, group: { text, givers }, readings }: GroupProps) {
  return (
    <>
      <h3 className="text-lg leading-snug font-semibold">{text}</h3>
      {givers.length === 0 ? <p className="pt-1 text-base text-soft">{inNoDocument}</p> : null}
      <ul className="pt-1 text-base">
        {givers.map((giver) => (
          <li key={`${giver.ruleSet} ${giver.variant?.id}`} className="pt-1">
            <GiverLine question={id} giver={giver} />
          </li>
        ))}
      </ul>
      {readings.map((one) => (
        <ReadingNote key={one} id={one} />
      ))}
    </>
  )
}

function GiverLine({ question, giver }: { readonly question: QuestionId; readonly giver: AnswerGiver }) {
  return (
    <p className="text-soft">
      <Marked
        text={giverText(question, giver)}
        marks={{ game: (words) => <span className="font-medium text-ink">{words}</span> }}
      />
    </p>
  )
}

/** A point that a document leaves open, with the reading used here. A link from the table's own answer opens it. */
function ReadingNote({ id }: { readonly id: ReadingId }) {
  return (
    <details className="mt-1 text-base">
      <summary className="min-h-12 content-center">{unclearOn({ point: readingOn[id] })}</summary>
      <p id={`reading-${id}`} className="pb-2 text-soft">
        {reading[id]}
      </p>
    </details>
  )
}
