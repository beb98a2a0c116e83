import { backHome } from '@/components/ui/back-home'
import { chipLook, STRIP } from '@/components/ui/chip'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { useIsWide } from '@/components/ui/use-is-wide'
import { partOwnAnswer } from '@/lib/messages/compiled/app/parts'
import * as said from '@/lib/messages/compiled/referee/lookup'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { GamePicker } from './game-picker'
import { QuestionRows } from './question-rows'
import { RuleLink } from './rule-link'
import { RulesScreen } from './rules-screen'
import { useTabTitle } from './use-tab-title'
import { useTable } from './use-table'

const OftenAsked = lazyPart(
  () => import('./often-asked').then((part) => part.OftenAsked),
  () => partOwnAnswer,
  {
    waiting: () => <Skeleton label={oneMoment} rows={8} row="min-h-20" className="mt-5" />,
  },
)

const CELL = chipLook('cell', 'px-2')

/** The pages beside the questions. */
const OTHER_PAGES = [
  { href: '/learn/', label: () => said.rulesPractise },
  { href: '/rules/compare/', label: () => said.compareTitle },
  { href: '/rules/terms/', label: () => said.glossaryTitle },
  { href: '/rules/stories/', label: () => said.storiesTitle },
  { href: '/sources/', label: () => said.sourcesTitleLink },
]

/** The index of the lookup: all questions by group, in the order of a deal. */
export function RulesIndex() {
  useTabTitle(said.rulesTitle)
  return (
    <RulesScreen title={said.rulesTitle} back={backHome()}>
      <p className="mt-3 text-lg text-soft">{said.rulesTitleAbout}</p>
      <TableRow />
      <div className={`${STRIP} mt-3 *:basis-1/4`}>
        {OTHER_PAGES.map(({ href, label }) => (
          <RuleLink key={href} href={href} className={CELL}>
            {label()}
          </RuleLink>
        ))}
      </div>
      {/* A wide screen already shows this list next to the page. */}
      <div className="panes:hidden">
        <QuestionRows />
      </div>
      <BesideIndex />
    </RulesScreen>
  )
}

/** A row with the picker of the rules by which the lookup answers. */
function TableRow() {
  return (
    <div className="mt-3 flex items-center gap-3 cramped:flex-wrap print:hidden">
      <span className="text-base text-soft">{said.rulesAnswersOf}</span>
      <GamePicker table={useTable()} />
    </div>
  )
}

/** The content next to the index on a wide screen; a phone shows the index itself. */
const BesideIndex = () => (useIsWide() ? <OftenAsked /> : null)
