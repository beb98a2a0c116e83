'use client'

import { ChevronRight } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { HOUSE_RULE_MARK, ofOurs } from '@/lib/text/en/screens/rules'
import { questionHref } from '../addresses/rule-address'
import { RuleLink } from './rule-link'
import { useTable } from './use-table'
import type { RulesTable } from './use-table'

interface GroupOfQuestions {
  readonly id: string
  readonly title: string
  readonly questions: readonly { readonly id: QuestionId; readonly ask: string }[]
}

/** The questions in their groups; those that the game on the table answers by a house rule are marked, in a place kept for it. */
export function QuestionRows({ groups }: { readonly groups: readonly GroupOfQuestions[] }) {
  const house = useHouseRules(useTable())
  return (
    <div className="mt-3 border-t border-rule">
      {groups.map((group) => (
        <GroupRows key={group.id} group={group} house={house} />
      ))}
    </div>
  )
}

interface GroupRowsProps {
  readonly group: GroupOfQuestions
  readonly house: ReadonlySet<QuestionId>
}

function GroupRows({ group: { title, questions }, house }: GroupRowsProps) {
  const marked = questions.filter(({ id }) => house.has(id)).length
  return (
    <details className="group border-b border-rule">
      <summary className="flex min-h-14 list-none items-center gap-3 cramped:flex-wrap cramped:gap-x-1 cramped:gap-y-0 [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} className="text-soft transition-transform group-open:rotate-90" />
        <h2 className="flex-1 text-xl font-semibold cramped:text-base">{title}</h2>
        <span className="text-base text-soft cramped:basis-full cramped:pl-5">
          {marked === 0 ? questions.length : ofOurs(marked)}
        </span>
      </summary>
      <ul className="mb-4 ml-7 border-t border-rule">
        {questions.map(({ id, ask }) => (
          <li key={id} className="border-b border-rule last:border-b-0">
            <RuleLink href={questionHref(id)} className="flex min-h-13 items-center gap-3 py-2 text-lg">
              <span className="min-w-0 flex-1">{ask}</span>
              <span className="w-12 shrink-0 text-right text-sm leading-tight font-semibold text-felt">
                {house.has(id) ? HOUSE_RULE_MARK : null}
              </span>
            </RuleLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

const NONE: ReadonlySet<QuestionId> = new Set()

/** The questions that this table answers otherwise than the game it plays is written. */
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
