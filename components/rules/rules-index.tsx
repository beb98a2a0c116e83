import { backHome } from '@/components/ui/back-home'
import {
  COMPARE_TITLE,
  GLOSSARY_TITLE,
  RULES_ABOUT,
  RULES_TITLE,
  TO_SOURCES,
  STORIES_TITLE,
} from '@/lib/text/en/screens/rules'
import { allQuestions } from './all-questions'
import { BesideIndex } from './beside-index'
import { QuestionRows } from './question-rows'
import { RuleLink } from './rule-link'
import { RulesScreen } from './rules-screen'
import { TableRow } from './table-row'

const LINK = 'link decoration-edge'

/** All the questions, group by group, as a deal meets them. */
export function RulesIndex() {
  return (
    <RulesScreen title={RULES_TITLE} back={backHome()}>
      <p className="mt-3 text-lg text-soft">{RULES_ABOUT}</p>
      <TableRow />
      <p className="flex flex-wrap gap-x-6 pt-1 text-lg">
        <RuleLink href="/rules/compare/" className={LINK}>
          {COMPARE_TITLE}
        </RuleLink>
        <RuleLink href="/rules/terms/" className={LINK}>
          {GLOSSARY_TITLE}
        </RuleLink>
        <RuleLink href="/rules/stories/" className={LINK}>
          {STORIES_TITLE}
        </RuleLink>
        <RuleLink href="/sources/" className={LINK}>
          {TO_SOURCES}
        </RuleLink>
      </p>
      {/* Beside the index of a wide screen it would stand there twice; without scripts there is no such index. */}
      <div className="panes:hidden noscript:block">
        <QuestionRows groups={allQuestions()} />
      </div>
      <BesideIndex />
    </RulesScreen>
  )
}
