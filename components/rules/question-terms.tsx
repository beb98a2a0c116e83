import type { Term } from '@/lib/rulesets/glossary/glossary'
import { WORDS_FOR_IT } from '@/lib/text/en/screens/rules'
import { RuleLink } from './rule-link'

/** The words of the table that this question is about, as they are called elsewhere. */
export function QuestionTerms({ terms }: { readonly terms: readonly Term[] }) {
  if (terms.length === 0) return null
  return (
    <section aria-labelledby="words" className="mt-6">
      <h2 id="words" className="text-base text-soft">
        {WORDS_FOR_IT}
      </h2>
      <ul className="mt-1 border-t border-rule">
        {terms.map(({ id, term, also }) => (
          <li key={id} className="border-b border-rule">
            <RuleLink href={`/rules/terms/#${id}`} className="block min-h-12 content-center py-2 text-lg">
              {term}
              {also.length === 0 ? null : (
                <span className="block text-base text-soft">{also.map(({ name }) => name).join(', ')}</span>
              )}
            </RuleLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
