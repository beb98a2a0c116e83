'use client'

import { glossaryTitle, glossaryTitleAbout, rulesTitle } from '@/lib/messages/compiled/referee/lookup'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { meaning } from '@/lib/messages/compiled/rules/meaning'
import { usedIn } from '@/lib/messages/compiled/rules/usedIn'
import { word } from '@/lib/messages/compiled/rules/word'
import { locale } from '@/lib/messages/locale'
import { GLOSSARY, type Term } from '@/lib/rulesets/glossary/glossary'
import { questionHref } from '../addresses/rule-address'
import { RuleLink } from './rule-link'
import { RulesScreen } from './rules-screen'

/** The glossary: all terms of the table, with their meanings and their names elsewhere. */
export function TermsPage() {
  const terms = [...GLOSSARY].sort((one, other) =>
    word[one.id].localeCompare(word[other.id], locale(), { ignorePunctuation: true }),
  )
  return (
    <RulesScreen title={glossaryTitle} back={{ href: '/rules/', label: rulesTitle }}>
      <p className="mt-3 text-lg text-soft">{glossaryTitleAbout}</p>
      <dl className="mt-5 border-t border-rule">
        {terms.map((term) => (
          <Entry key={term.id} term={term} />
        ))}
      </dl>
    </RulesScreen>
  )
}

function Entry({ term: { id, also, question } }: { readonly term: Term }) {
  return (
    <div
      id={id}
      className="scroll-mt-3 border-b border-rule py-3 break-inside-avoid target:border-s-4 target:border-s-felt target:ps-3"
    >
      <dt className="text-xl font-semibold">{word[id]}</dt>
      <dd className="text-lg">
        <span>{meaning[id]}</span>
        {also.length === 0 ? null : (
          <ul className="flex flex-wrap gap-x-4 pt-1 text-base">
            {also.map(({ name, where }) => (
              <li key={name}>
                <span>{name}</span> <span className="text-soft">{`(${usedIn[where]})`}</span>
              </li>
            ))}
          </ul>
        )}
        {question === undefined ? null : (
          <RuleLink href={questionHref(question)} className="link text-base decoration-rule print:hidden">
            {ask[question]}
          </RuleLink>
        )}
      </dd>
    </div>
  )
}
