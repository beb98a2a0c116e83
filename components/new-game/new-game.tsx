import { useState } from 'react'
import { isStep, leaveSteps, useBackStep } from '@/components/addresses/use-back-step'
import { useScreens } from '@/components/addresses/use-screens'
import { StorageNotice } from '@/components/storage/storage-notice'
import { backHome } from '@/components/ui/back-home'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import { useIsWide } from '@/components/ui/use-is-wide'
import { startGame } from '@/lib/actions/actions'
import { seatAfter } from '@/lib/engine/table/seats'
import { useDirectory } from '@/lib/hooks/use-directory'
import { countryName } from '@/lib/messages/compiled/app/new-game'
import { otherGames, startKey, startSpoken } from '@/lib/messages/compiled/app/setup'
import { differences } from '@/lib/rulesets/sets/catalogue'
import type { StoredRules } from '@/lib/rulesets/sets/stored-rules'
import { agree, agreementOf } from '@/lib/rulesets/variants/agree'
import type { StorageProblem } from '@/lib/storage'
import type { PlannedFacts } from '@/lib/storage/sheet/evening-plan'
import { dealsAndNext } from '@/lib/text/screens/setup'
import { shownNames } from '@/lib/text/terms/names'
import { houseName, ruleSetName } from '@/lib/text/terms/rule-set-names'
import { COUNTRY } from './countries'
import { keptSetup, setupLeft } from './kept-setup'
import { finalNames } from './names'
import { newEveningExtra, newSetup, rulesJson, startOf, type Setup } from './setup'
import { SetupForm } from './setup-form'

/** The rules that a new game starts with: those of a document, of the house, or of an earlier game. */
export interface StartingRules extends StoredRules {
  /** The table's name for its rules. */
  readonly rulesName: string | null
}

interface NewGameProps {
  readonly begun: StartingRules
  /** The names by seat in the last game with as many players. */
  readonly lately: readonly string[] | null
  /** The plan of the evening to begin again; `null` if there is none. */
  readonly plan: PlannedFacts | null
  /** The form of this game as it was left, and that of the game in whose form something was typed last. */
  readonly left: { readonly own: unknown; readonly other: unknown }
  readonly remembered: readonly string[]
  /** Called at every change, with the form as plain data. */
  readonly onLeft: (kept: ReturnType<typeof keptSetup>) => void
  /** Called once the game is stored. */
  readonly onStarted: () => void
}

/** An action that does nothing, because Back itself changes the address to that of the list. */
const NOTHING_MORE = () => undefined

/** The form of the chosen game, already filled in, with the button that starts it. */
export function NewGame({ begun, lately, plan, left, remembered, onLeft, onStarted }: NewGameProps) {
  const screens = useScreens()
  const isWide = useIsWide()
  const { keyOf } = useDirectory()
  const [first] = useState(() => agreementOf(begun.base, begun.rules))
  const [setup, setSetup] = useState(() => setupLeft(newSetup(first, lately, plan, keyOf), left.own, left.other))
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [isOverChooser] = useState(isStep)
  useBackStep(isOverChooser, NOTHING_MORE)
  const { rules } = agree(setup.agreement)
  const started = startOf(setup, keyOf)

  async function start() {
    if (!started.ok || isStarting) return
    setStarting(true)
    const { bestOf, agreement } = setup
    const isSame = Object.keys(differences(begun.rules, rules)).length === 0
    const saved = await startGame(
      {
        ...started.start,
        rules: rulesJson(agreement.base, rules),
        rulesName: isSame ? begun.rulesName : null,
        ...newEveningExtra(setup, started.start.names, keyOf),
      },
      bestOf === 1 ? { kind: 'none' } : { kind: 'new', bestOf },
    )
    // Replace the form in the history, so that Back from the game leads to where the new game was asked for.
    if (saved.ok) {
      onStarted()
      return leaveSteps(() => screens.replace(`/game?id=${saved.value}`))
    }
    setProblem(saved.error)
    setStarting(false)
  }

  return (
    <Screen
      title={begun.rulesName === null ? ruleSetName(begun.base) : houseName(begun.rulesName)}
      aside={countryName({ country: COUNTRY[begun.base] })}
      room="spread"
      back={
        isWide
          ? backHome()
          : { href: '/new', label: otherGames, ...(isOverChooser ? { onGo: () => window.history.back() } : {}) }
      }
      foot={
        <>
          {problem === null ? null : <StorageNotice problem={problem} className="mb-3" />}
          {started.ok ? null : (
            <Notice tone="wrong" className="mb-3">
              {started.why}
            </Notice>
          )}
          <StartButton setup={setup} disabled={!started.ok || isStarting} onStart={() => void start()} />
        </>
      }
    >
      <SetupForm
        setup={setup}
        onSetup={(changes) => {
          const next = { ...setup, ...changes }
          setSetup(next)
          onLeft(keptSetup(next, first))
        }}
        remembered={remembered}
      />
    </Screen>
  )
}

interface StartButtonProps {
  readonly setup: Setup
  readonly disabled: boolean
  readonly onStart: () => void
}

/** The button that starts the game. The seats show who deals and who comes first. */
function StartButton({ setup, disabled, onStart }: StartButtonProps) {
  const { rules } = agree(setup.agreement)
  const names = shownNames(rules, finalNames(rules, setup.names))
  const first = names[seatAfter(rules, setup.dealer)] ?? ''
  const dealt = dealsAndNext(names[setup.dealer] ?? '', first, rules.leader === 'eldest')
  return (
    <Button look="main" className="w-full" aria-label={startSpoken({ dealt })} disabled={disabled} onClick={onStart}>
      {startKey}
    </Button>
  )
}
