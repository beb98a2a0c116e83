'use client'

import { backHome } from '@/components/ui/back-home'
import { chipLook, STRIP } from '@/components/ui/chip'
import { Marked } from '@/components/ui/marked'
import {
  compareTitle,
  glossaryTitle,
  rulesPractise,
  rulesTitle,
  rulesTitleAbout,
  rulesTitleNeedsScripts,
  sourcesTitleLink,
  storiesTitle,
} from '@/lib/messages/compiled/referee/lookup'
import { siteHref } from '../addresses/site-address'
import { allQuestions } from './all-questions'
import { BesideIndex } from './beside-index'
import { QuestionRows } from './question-rows'
import { RuleLink } from './rule-link'
import { RulesScreen } from './rules-screen'
import { TableRow } from './table-row'
import { useTabTitle } from './use-tab-title'

const CELL = chipLook('cell', 'px-2')

/** The pages beside the questions. */
const OTHER_PAGES = [
  { href: '/learn/', label: () => rulesPractise },
  { href: '/rules/compare/', label: () => compareTitle },
  { href: '/rules/terms/', label: () => glossaryTitle },
  { href: '/rules/stories/', label: () => storiesTitle },
  { href: '/sources/', label: () => sourcesTitleLink },
]

/** The index of the lookup: all questions by group, in the order of a deal. */
export function RulesIndex() {
  useTabTitle(rulesTitle)
  return (
    <RulesScreen title={rulesTitle} back={backHome()}>
      <p className="mt-3 text-lg text-soft">{rulesTitleAbout}</p>
      <TableRow />
      <div className={`${STRIP} mt-3 *:basis-1/4`}>
        {OTHER_PAGES.map(({ href, label }) => (
          <RuleLink key={href} href={href} className={CELL}>
            {label()}
          </RuleLink>
        ))}
      </div>
      <noscript>
        <p className="pt-1 text-lg">
          <Marked
            text={rulesTitleNeedsScripts}
            marks={{
              link: (words) => (
                <a href={siteHref('en', 'rules/')} className="link decoration-edge">
                  {words}
                </a>
              ),
            }}
          />
        </p>
      </noscript>
      {/* A wide screen already shows this list next to the page; without scripts it does not. */}
      <div className="panes:hidden noscript:block">
        <QuestionRows groups={allQuestions()} />
      </div>
      <BesideIndex />
    </RulesScreen>
  )
}
