import { useAddress } from '@/components/addresses/use-address'
import { usePlayedRules } from '@/components/game/played-rules'
import { Choice } from '@/components/ui/choice'
import { Skeleton } from '@/components/ui/skeleton'
import { LEVELS } from '@/lib/learn/levels'
import { practiceCount, practiceKind, practiceLevel, practiceQuiz } from '@/lib/messages/compiled/learn/learn'
import { byTheRulesOf } from '@/lib/messages/compiled/referee/asked'
import { rulesOurGame } from '@/lib/messages/compiled/referee/lookup'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import type { StoredRules } from '@/lib/rulesets/sets/stored-rules'
import { useStore } from '@/lib/stores/use-store'
import { levelName } from '@/lib/text/screens/learn'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'
import { chosenRules, gamesInOrder, useAsked } from './asked-rules'
import { Counter } from './counter'
import { begun, isOver, PRACTICE_KINDS, newSeed, practiceStore, type PracticeKind, type Practice } from './practice'
import { Quiz } from './quiz'
import { RunEnd } from './run-end'
import { SmallPick } from './small-pick'

type Own = StoredRules | null

/** The choice of a practice, its rules and its level, and the current question. */
export function LearnBody() {
  const own = usePlayedRules()
  return own === 'loading' ? <Skeleton label={oneMoment} rows={7} /> : <Practising own={own} />
}

/** The first seed of this visit: an address can name another (`?seed=7`), so that two people get the same questions. */
const FIRST_SEED = newSeed()

function Practising({ own }: { readonly own: Own }) {
  const named = Number(useAddress('seed') ?? Number.NaN)
  const practice = useStore(practiceStore)
  const game = chosenRules(practice.game, own)
  const asked = useAsked(game, own)
  const seed = practice.seed ?? (Number.isSafeInteger(named) ? named : FIRST_SEED)
  const begin = (change: Partial<Pick<Practice, 'kind' | 'level' | 'game'>>) =>
    practiceStore.set(begun(practice, newSeed(), change))
  const part = { asked, practice, seed, onPractice: practiceStore.set }
  return (
    <>
      <div className="grid grid-cols-1 gap-2 pb-3 wide:grid-cols-2 spread:grid-cols-2 spread:gap-x-8">
        <Choice
          label={practiceKind}
          options={PRACTICE_KINDS.map((kind) => ({ value: kind, label: kindName(kind) }))}
          value={practice.kind}
          onChoose={(kind) => begin({ kind })}
        />
        <div className="flex gap-2 cramped:flex-wrap">
          <SmallPick
            label={byTheRulesOf}
            value={game}
            options={[
              ...(own === null
                ? []
                : [{ value: 'own' as const, label: rulesOurGame({ game: ruleSetName(own.base) }) }]),
              ...gamesInOrder().map((id) => ({ value: id, label: ruleSetName(id) })),
            ]}
            onPick={(next) => begin({ game: next })}
            className="min-w-24 flex-1"
          />
          <SmallPick
            label={practiceLevel}
            value={practice.level}
            options={LEVELS.map((level) => ({ value: level, label: levelName(level) }))}
            onPick={(level) => begin({ level })}
          />
        </div>
      </div>
      {isOver(practice) ? (
        <RunEnd practice={practice} onAgain={() => begin({})} />
      ) : practice.kind === 'quiz' ? (
        <Quiz {...part} />
      ) : (
        <Counter {...part} />
      )}
    </>
  )
}

const kindName = (kind: PracticeKind): string => (kind === 'quiz' ? practiceQuiz : practiceCount)
