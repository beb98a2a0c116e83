import { Button } from '@/components/ui/button'
import { contestsOf } from '@/lib/engine/referee/run-figures'
import { bestInTalk, mayBeSaid, talk, type RunTalk, type TalkSetting } from '@/lib/engine/referee/run-talk'
import type { Says } from '@/lib/engine/referee/speech'
import { seatsOf, sideOf } from '@/lib/engine/table/seats'
import { startAgain, undoLastCall } from '@/lib/messages/compiled/referee/asked'
import { runsCanBeSaid, runsFoursApart, runsSpeaks, runsSpeaksFirst } from '@/lib/messages/compiled/referee/runs'
import { speechNote, SPEECHES } from '@/lib/rulesets/lookup/speech'
import { sayingLabel, spokenWords } from '@/lib/text/referee/speech'
import { sourceText } from '@/lib/text/rules/source'
import { areGood, noOneElse, noOneWon } from '@/lib/text/screens/referee-runs'
import { nameOf } from '@/lib/text/terms/names'
import { keptState } from '../parts/kept-state'
import { Ruled } from '../parts/ruled'
import { Spoken } from '../parts/spoken'
import type { RunsAt } from './runs-at'
import { RunsShown } from './runs-shown'

/** One contest: its rules, and what has been said in it. */
interface Contest {
  readonly setting: TalkSetting
  readonly state: RunTalk
}

/** The words said so far, contest by contest. */
const useSaid = keptState<readonly (readonly Says[])[]>(() => [])

/**
 * The contests of declarations, call by call. Each says whose turn it is and what can be said, and learns only what the table hears.
 * One for fours of a kind begins when the runs are settled.
 */
export function RunsSpoken({ at, dealer, trump, leader }: RunsAt) {
  const { table, base } = at
  const { rules } = table
  const [said, setSaid] = useSaid(at, `${leader}-${trump}`)
  const { speech, source } = SPEECHES[base]
  const note = speechNote(base)
  const order = seatsOf(rules).map((step) => (leader + step) % rules.players)
  const contests = contestsOf(rules).map((contest, index): Contest => {
    const setting = { rules, contest, speech, trump, order }
    return { setting, state: talk(setting, said[index] ?? []) }
  })
  const open = contests.findIndex(({ state }) => !state.settled)
  const begun = open === -1 ? contests : contests.slice(0, open + 1)
  const spoken = said.filter((words) => words.length > 0)

  return (
    <>
      <p className="pb-3 text-sm text-soft">{note === null ? sourceText(source) : `${sourceText(source)}. ${note}`}</p>
      {begun.map((contest, index) => (
        <ContestPart
          key={contest.setting.contest}
          at={at}
          {...contest}
          isSecond={index > 0}
          onSay={(says) => setSaid([...said.slice(0, index), [...(said[index] ?? []), says]])}
        />
      ))}
      {open === -1 ? <RunsShown at={at} dealer={dealer} trump={trump} best={bestIn(contests)} /> : null}
      {spoken.length === 0 ? null : (
        <div className="flex gap-1.5 pb-4">
          <Button
            className="flex-1"
            onClick={() => setSaid([...spoken.slice(0, -1), (spoken.at(-1) ?? []).slice(0, -1)])}
          >
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

/** Returns the seat with the best declaration of each contest that someone has won. */
const bestIn = (contests: readonly Contest[]) =>
  contests.flatMap(({ setting, state }) => {
    const seat = bestInTalk(setting, state)
    return seat === null ? [] : [{ contest: setting.contest, seat }]
  })

interface ContestPartProps extends Contest {
  readonly at: RunsAt['at']
  readonly isSecond: boolean
  readonly onSay: (says: Says) => void
}

/** A contest: the words said in it, then those that the player whose turn it is can say, or how it came out. */
function ContestPart({ at, setting, state, isSecond, onSay }: ContestPartProps) {
  const { table, base } = at
  const turn = mayBeSaid(setting, state)
  const speaker = { name: turn === null ? '' : nameOf(table, turn.seat) }
  const lines = state.heard.flatMap(({ seat, says }) => {
    const words = spokenWords(table, base, says)
    return words === null ? [] : [{ who: nameOf(table, seat), words }]
  })
  return (
    <>
      {isSecond ? <p className="pb-2 text-base">{runsFoursApart(table)}</p> : null}
      <Spoken lines={lines} />
      {turn === null ? (
        <Settled at={at} setting={setting} state={state} />
      ) : (
        <>
          <p role="status" className="pb-2 text-lg font-semibold">
            {state.heard.length === 0 ? runsSpeaksFirst(speaker) : runsSpeaks(speaker)}
          </p>
          <div role="group" aria-label={runsCanBeSaid(speaker)} className="grid grid-cols-2 gap-1.5 pb-4">
            {turn.may.map((says) => (
              <Button key={JSON.stringify(says)} className="text-lg" onClick={() => onSay(says)}>
                {sayingLabel(table, base, says)}
              </Button>
            ))}
          </div>
        </>
      )}
    </>
  )
}

function Settled({ at: { table }, setting, state }: Omit<ContestPartProps, 'isSecond' | 'onSay'>) {
  const { contest } = setting
  const best = bestInTalk(setting, state)
  if (best === null) return <Ruled says={noOneWon(table, contest, state.leaders.length > 0)} />
  return <Ruled says={areGood(table, contest, sideOf(table.rules, best))}>{noOneElse(contest)}</Ruled>
}
