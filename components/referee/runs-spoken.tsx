'use client'

import { Button } from '@/components/ui/button'
import { bestInTalk, mayBeSaid, talk } from '@/lib/engine/run-talk'
import type { RunTalk, TalkSetting } from '@/lib/engine/run-talk'
import { seatsOf, sideOf } from '@/lib/engine/seats'
import type { Says } from '@/lib/engine/speech'
import { SPEECHES } from '@/lib/rulesets/speech'
import { capital } from '@/lib/text/en/grammar'
import { nameOf, partyOf } from '@/lib/text/en/names'
import { sayingLabel, spokenWords } from '@/lib/text/en/referee-speech'
import { sourceText } from '@/lib/text/en/source'
import { keptState } from './kept-state'
import { Ruled } from './ruled'
import { RunsShown } from './runs-shown'
import type { RunsAt } from './runs-ruling'
import { Spoken } from './spoken'

const useSaid = keptState<readonly Says[]>(() => [])

/** The contest of runs word by word: the phone says whose turn it is and what can be said, and hears only what the table hears. */
export function RunsSpoken({ at, dealer, trump, leader }: RunsAt) {
  const { table, base } = at
  const { rules } = table
  const [said, setSaid] = useSaid(at, `${leader}-${trump}`)
  const { speech, source, note } = SPEECHES[base]
  const order = seatsOf(rules).map((step) => (leader + step) % rules.players)
  const setting: TalkSetting = { rules, speech, trump, order }
  const state = talk(setting, said)
  const turn = mayBeSaid(setting, state)
  const lines = state.heard.flatMap(({ seat, says }) => {
    const words = spokenWords(table, base, says)
    return words === null ? [] : [{ who: nameOf(table, seat), words }]
  })

  return (
    <>
      <p className="pb-3 text-sm text-soft">
        {sourceText(source)}
        {note === null ? '' : `. ${note}`}
      </p>
      <Spoken lines={lines} />
      {turn === null ? (
        <Settled at={at} dealer={dealer} trump={trump} leader={leader} setting={setting} state={state} />
      ) : (
        <>
          <p role="status" className="pb-2 text-lg font-semibold">
            {nameOf(table, turn.seat)} {state.heard.length === 0 ? 'speaks first' : 'speaks'}:
          </p>
          <div
            role="group"
            aria-label={`What ${nameOf(table, turn.seat)} can say`}
            className="grid grid-cols-2 gap-1.5 pb-4"
          >
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
            Take the last word back
          </Button>
          <Button className="flex-1" onClick={() => setSaid([])}>
            Start again
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
  const { words, rules } = table
  const best = bestInTalk(setting, state)
  if (best !== null) {
    const { subject } = partyOf(table, sideOf(rules, best))
    return (
      <>
        <Ruled says={`The ${words.run.many} of ${subject} are good.`}>
          Nobody else scores any. Now the good ones are shown.
          {rules.carres === 'yes' ? ` ${capital(words.fourOfAKind.many)} are a contest of their own.` : ''}
        </Ruled>
        <RunsShown at={at} dealer={dealer} trump={trump} leader={leader} best={best} />
      </>
    )
  }
  return state.leaders.length === 0 ? (
    <Ruled says={`Nobody has a ${words.run.one}.`} />
  ) : (
    <Ruled says={`They are equal: nobody scores for ${words.run.many}.`} />
  )
}
