import { ChevronRight } from 'lucide'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { rulesHouseMark, rulesOfOurs } from '@/lib/messages/compiled/referee/lookup'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { groupTitle } from '@/lib/messages/compiled/rules/groupTitle'
import { GROUPS, type Group } from '@/lib/rulesets/lookup/question'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { QuestionLink } from './rule-link'
import { useTable, type RulesTable } from './use-table'

interface QuestionRowsProps {
  /** The question that is shown next to the rows; `null` if there is none. */
  readonly current?: QuestionId | null
}

/**
 * All questions by group, in the order of a deal. Those that the current game answers by a house rule are marked; room is reserved
 * for the marks.
 */
export function QuestionRows({ current = null }: QuestionRowsProps) {
  const house = useHouseRules(useTable())
  return (
    <div className="mt-3 border-t border-rule">
      {GROUPS.map((group) => (
        <GroupRows key={group} group={group} house={house} current={current} />
      ))}
    </div>
  )
}

interface GroupRowsProps {
  readonly group: Group
  readonly house: ReadonlySet<QuestionId>
  readonly current: QuestionId | null
}

function GroupRows({ group, house, current }: GroupRowsProps) {
  const questions = QUESTIONS.filter((question) => question.group === group)
  const marked = questions.filter(({ id }) => house.has(id)).length
  const isCurrent = questions.some(({ id }) => id === current)
  const place = useRef<HTMLDetailsElement>(null)
  // The group of the current question is opened once; the reader can close it again.
  useLayoutEffect(() => {
    if (isCurrent && place.current !== null) place.current.open = true
  }, [isCurrent])
  return (
    <details ref={place} className="group border-b border-rule">
      <summary className="flex min-h-14 list-none items-center gap-3 py-1.5 leading-tight cramped:flex-wrap cramped:gap-x-1 cramped:gap-y-0 [&::-webkit-details-marker]:hidden">
        <Icon
          of={ChevronRight}
          alongText
          className="text-soft transition-transform group-open:rotate-90 rtl:group-open:-rotate-90"
        />
        <h2 className="flex-1 text-xl heading cramped:text-base">{groupTitle[group]}</h2>
        <span className="text-base text-soft cramped:basis-full cramped:ps-5">
          {marked === 0 ? questions.length : rulesOfOurs({ count: marked })}
        </span>
      </summary>
      <ul className="mb-4 ms-7 border-t border-rule">
        {questions.map(({ id }) => (
          <li key={id} className="border-b border-rule last:border-b-0">
            <QuestionRow id={id} isHouse={house.has(id)} isCurrent={id === current} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface QuestionRowProps {
  readonly id: QuestionId
  readonly isHouse: boolean
  readonly isCurrent: boolean
}

function QuestionRow({ id, isHouse, isCurrent }: QuestionRowProps) {
  const place = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <QuestionLink
      ref={place}
      question={id}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-13 items-center gap-3 py-2 text-lg aria-[current]:font-semibold aria-[current]:text-felt"
    >
      <span className="min-w-0 flex-1">{ask[id]}</span>
      <span className="w-12 shrink-0 text-end text-sm leading-tight font-semibold text-felt">
        {isHouse ? rulesHouseMark : null}
      </span>
    </QuestionLink>
  )
}

const NONE: ReadonlySet<QuestionId> = new Set()

/** Returns the questions that this table answers differently from its rule set; none until they are found. */
function useHouseRules(table: RulesTable): ReadonlySet<QuestionId> {
  const [found, setFound] = useState(NONE)
  const rules = table.state === 'played' ? table.rules : null
  const base = table.state === 'played' ? table.base : null
  useEffect(() => {
    if (rules === null || base === null) return
    let isOver = false
    void import('./house-rules').then(({ houseRules }) => {
      if (!isOver) setFound(houseRules(base, rules))
    })
    return () => {
      isOver = true
    }
  }, [base, rules])
  return rules === null ? NONE : found
}
