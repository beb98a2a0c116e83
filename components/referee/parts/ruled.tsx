import { ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { questionHref } from '@/components/addresses/rule-address'
import { ScreenLink } from '@/components/addresses/screen-link'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { answerFor } from '@/lib/rulesets/lookup/lookup'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { questionById } from '@/lib/rulesets/lookup/questions'
import { answerText, noteText } from '@/lib/rulesets/lookup/wording'
import { saidSourceText } from '@/lib/text/rules/source'
import type { AtTable } from './at-table'

interface RuledProps {
  /** The ruling, which screen readers announce when it changes. */
  readonly says: ReactNode
  readonly tone?: 'plain' | 'wrong'
  readonly children?: ReactNode
}

/** A request for facts that the referee needs first. */
export function Asks({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="pb-3 text-lg text-soft">
      {children}
    </p>
  )
}

/** The ruling itself, large, on a card of its own. */
export function Ruled({ says, tone = 'plain', children }: RuledProps) {
  return (
    <section className="mt-1 mb-4 rounded-xl border border-edge bg-card px-4 py-3">
      <p role="status" className={classNames('text-xl leading-snug font-semibold', tone === 'wrong' && 'text-red')}>
        {says}
      </p>
      {children === undefined ? null : <div className="pt-2 text-base">{children}</div>}
    </section>
  )
}

/** The rule that a ruling is based on: this table's answer, its source, and a link to the answers of others. */
export function RuleNote({ at, question: id }: { readonly at: AtTable; readonly question: QuestionId }) {
  const { table, base, game } = at
  const question = questionById(id)
  const { said, giver, players } = answerFor(question, base, table.rules)
  const note = noteText(id, giver)
  return (
    <ScreenLink
      href={questionHref(id, game?.id ?? null)}
      className="block min-h-12 border-t border-rule py-2 last:border-b"
    >
      <span className="block text-base font-semibold">{ask[id]}</span>
      <span className="block text-base">{answerText(question, said.answer, [players]) ?? said.answer}</span>
      <span className="block text-sm text-soft">
        <span>{note === null ? saidSourceText(said) : `${saidSourceText(said)}. ${note}`}</span>{' '}
        <Icon of={ChevronRight} alongText />
      </span>
    </ScreenLink>
  )
}
