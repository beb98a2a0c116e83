'use client'

import { backHome } from '@/components/ui/back-home'
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

const LINK = 'link decoration-edge'

/** The index of the lookup: all questions by group, in the order of a deal. */
export function RulesIndex() {
  useTabTitle(rulesTitle)
  return (
    <RulesScreen title={rulesTitle} back={backHome()}>
      <p className="mt-3 text-lg text-soft">{rulesTitleAbout}</p>
      <TableRow />
      <p className="flex flex-wrap gap-x-6 pt-1 text-lg">
        <RuleLink href="/learn/" className={LINK}>
          {rulesPractise}
        </RuleLink>
        <RuleLink href="/rules/compare/" className={LINK}>
          {compareTitle}
        </RuleLink>
        <RuleLink href="/rules/terms/" className={LINK}>
          {glossaryTitle}
        </RuleLink>
        <RuleLink href="/rules/stories/" className={LINK}>
          {storiesTitle}
        </RuleLink>
        <RuleLink href="/sources/" className={LINK}>
          {sourcesTitleLink}
        </RuleLink>
      </p>
      <noscript>
        <p className="pt-1 text-lg">
          <Marked
            text={rulesTitleNeedsScripts}
            marks={{
              link: (words) => (
                <a href={siteHref('en', 'rules/')} className={LINK}>
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
