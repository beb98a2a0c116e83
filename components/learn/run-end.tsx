import { questionHref } from '@/components/addresses/rule-address'
import { Button } from '@/components/ui/button'
import { ListLink } from '@/components/ui/list-row'
import { rightIn, rulesMissed } from '@/lib/learn/run'
import { lookAgain, practiceScore, tenMore } from '@/lib/messages/compiled/learn/learn'
import { ask } from '@/lib/messages/compiled/rules/ask'
import type { Practice } from './practice'

interface RunEndProps {
  readonly practice: Practice
  readonly onAgain: () => void
}

/** The result of a round, with links to the rules of its mistakes. */
export function RunEnd({ practice: { answers }, onAgain }: RunEndProps) {
  const rules = rulesMissed(answers)
  return (
    <div className="mx-auto max-w-xl">
      <p role="status" className="py-6 text-center text-3xl font-semibold">
        {practiceScore({ right: rightIn(answers), all: answers.length })}
      </p>
      {rules.length === 0 ? null : (
        <section>
          <h2 className="border-b border-rule pb-1 font-semibold text-soft">{lookAgain}</h2>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>
                <ListLink href={questionHref(rule)} label={ask[rule]} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button look="main" autoFocus className="mt-4 w-full" onClick={onAgain}>
        {tenMore}
      </Button>
    </div>
  )
}
