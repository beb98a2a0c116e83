'use client'

import { glossaryTitle, glossaryTitleAbout, rulesTitle } from '@/lib/messages/compiled/referee/lookup'
import { RulesScreen } from './rules-screen'
import { TermEntry } from './term-entry'
import { termsText } from './terms-text'

/** The glossary: all terms of the table, with their meanings and their names elsewhere. */
export const TermsPage = () => (
  <RulesScreen title={glossaryTitle} back={{ href: '/rules/', label: rulesTitle }}>
    <p className="mt-3 text-lg text-soft">{glossaryTitleAbout}</p>
    <dl className="mt-5 border-t border-rule">
      {termsText().map((term) => (
        <TermEntry key={term.id} term={term} />
      ))}
    </dl>
  </RulesScreen>
)
