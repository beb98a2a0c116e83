import { GROUP_TITLES, GROUPS } from '@/lib/rulesets/question'
import { QUESTIONS } from '@/lib/rulesets/questions'
import { GAME_NAMES } from './game-names'
import { QuestionRows } from './question-rows'
import { RuleLink } from './rule-link'
import { RulesScreen } from './rules-screen'
import { TableRow } from './table-row'

const LINK = 'inline-flex min-h-12 items-center underline decoration-edge underline-offset-4'

/** All the questions, group by group, as a deal meets them. */
export function RulesIndex() {
  return (
    <RulesScreen back={{ href: '/', label: 'To the start' }}>
      <h1 className="mt-5 text-[1.75rem] leading-tight font-bold sm:text-3xl">Rules</h1>
      <p className="mt-2 text-lg text-soft">
        What a table argues about, as a deal goes, with every source’s answer and your own table’s first.
      </p>
      <TableRow names={GAME_NAMES} />
      <p className="flex flex-wrap gap-x-6 pt-1 text-lg">
        <RuleLink href="/rules/compare/" className={LINK}>
          Compare two games
        </RuleLink>
        <RuleLink href="/rules/terms/" className={LINK}>
          Words of the table
        </RuleLink>
        <RuleLink href="/sources/" className={LINK}>
          Where the rules come from
        </RuleLink>
      </p>
      <QuestionRows
        groups={GROUPS.map((group) => ({
          id: group,
          title: GROUP_TITLES[group],
          questions: QUESTIONS.filter((question) => question.group === group).map(({ id, ask }) => ({ id, ask })),
        }))}
      />
    </RulesScreen>
  )
}
