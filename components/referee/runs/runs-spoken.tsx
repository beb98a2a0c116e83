import { Button } from '@/components/ui/button'
import { bestInTalk, mayBeSaid, talk, type RunTalk, type TalkSetting } from '@/lib/engine/referee/run-talk'
import type { Says } from '@/lib/engine/referee/speech'
import { seatsOf, sideOf } from '@/lib/engine/table/seats'
import { startAgain, undoLastCall } from '@/lib/messages/compiled/referee/asked'
import {
  runsCanBeSaid,
  runsEqual,
  runsNoOneHas,
  runsSpeaks,
  runsSpeaksFirst,
} from '@/lib/messages/compiled/referee/runs'
import { speechNote, SPEECHES } from '@/lib/rulesets/lookup/speech'
import { sayingLabel, spokenWords } from '@/lib/text/referee/speech'
import { sourceText } from '@/lib/text/rules/source'
import { noOneElse, runsAreGood } from '@/lib/text/screens/referee-runs'
import { nameOf } from '@/lib/text/terms/names'
import { keptState } from '../parts/kept-state'
import { Ruled } from '../parts/ruled'
import { Spoken } from '../parts/spoken'
import type { RunsAt } from './runs-at'
import { RunsShown } from './runs-shown'

const useSaid = keptState<readonly Says[]>(() => [])

/** The contest of runs, call by call. It says whose turn it is and what can be said, and learns only what the table hears. */
export function RunsSpoken({ at, dealer, trump, leader }: RunsAt) {
  const { table, base } = at
  const { rules } = table
  const [said, setSaid] = useSaid(at, `${leader}-${trump}`)
  const { speech, source } = SPEECHES[base]
  const note = speechNote(base)
  const order = seatsOf(rules).map((step) => (leader + step) % rules.players)
  const setting: TalkSetting = { rules, speech, trump, order }
  const state = talk(setting, said)
  const turn = mayBeSaid(setting, state)
  const speaker = { name: turn === null ? '' : nameOf(table, turn.seat) }
  const lines = state.heard.flatMap(({ seat, says }) => {
    const words = spokenWords(table, base, says)
    return words === null ? [] : [{ who: nameOf(table, seat), words }]
  })

  return (
    <>
      <p className="pb-3 text-sm text-soft">{note === null ? sourceText(source) : `${sourceText(source)}. ${note}`}</p>
      <Spoken lines={lines} />
      {turn === null ? (
        <Settled at={at} dealer={dealer} trump={trump} leader={leader} setting={setting} state={state} />
      ) : (
        <>
          <p role="status" className="pb-2 text-lg font-semibold">
            {state.heard.length === 0 ? runsSpeaksFirst(speaker) : runsSpeaks(speaker)}
          </p>
          <div role="group" aria-label={runsCanBeSaid(speaker)} className="grid grid-cols-2 gap-1.5 pb-4">
            {turn.may.map((says) => (
              <Button key={JSON.stringify(says)} className="text-lg" onClick={() => setSaid([...said, says])}>
                {sayingLabel(table, base, says)}
              </Button>
            ))}
          </div>
        </>
      )}
      {said.length === 0 ? null : (
        <div className="flex gap-1.5 pb-4">
          <Button className="flex-1" onClick={() => setSaid(said.slice(0, -1))}>
            {undoLastCall}
          </Button>
          <Button className="flex-1" onClick={() => setSaid([])}>
            {startAgain}
          </Button>
        </div>
      )}
    </>
  )
}

interface SettledProps extends RunsAt {
  readonly setting: TalkSetting
  readonly state: RunTalk
}

function Settled({ at, dealer, trump, leader, setting, state }: SettledProps) {
  const { table } = at
  const best = bestInTalk(setting, state)
  if (best !== null) {
    return (
      <>
        <Ruled says={runsAreGood(table, sideOf(table.rules, best))}>{noOneElse(table)}</Ruled>
        <RunsShown at={at} dealer={dealer} trump={trump} leader={leader} best={best} />
      </>
    )
  }
  return state.leaders.length === 0 ? <Ruled says={runsNoOneHas(table)} /> : <Ruled says={runsEqual(table)} />
}
