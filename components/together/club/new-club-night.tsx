import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { countingIn, CountingFields, USUAL_COUNTING } from '@/components/contest/counting-fields'
import { wholeNumber } from '@/components/contest/whole-number'
import { clubNightHref } from '@/components/together/addresses'
import { PrivacyLink } from '@/components/together/privacy-link'
import { useWork } from '@/components/together/use-work'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Pick } from '@/components/ui/pick'
import { RadioList } from '@/components/ui/radio-list'
import { LONGEST_CLOCK } from '@/lib/contest/clock'
import { DRAWS, type Draw } from '@/lib/contest/draw'
import { RANKINGS, type Ranking } from '@/lib/contest/standings'
import { LENGTHS } from '@/lib/format/clean-text'
import { useHouses } from '@/lib/hooks/use-lists'
import * as said from '@/lib/messages/compiled/app/club'
import { minutesOfRound, minutesOfRoundAbout, numberWrong } from '@/lib/messages/compiled/app/contest'
import { gameTitle } from '@/lib/messages/compiled/table/common'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { COUNTED_IN_HANDS, TWELVE_HANDS } from '@/lib/rulesets/variants/in-hands'
import { shortDay } from '@/lib/text/terms/days'
import { houseName, ruleSetName } from '@/lib/text/terms/rule-set-names'
import { openNewClubNight } from '@/lib/together/actions/club'
import type { Agreed } from '@/lib/together/club/club-night'
import { playersPerPair } from '@/lib/together/club/organiser'
import { DAYS_KEPT } from '@/lib/together/limits'

/** The form that sets up a club night before anyone plays. */
export function NewClubNight() {
  const router = useRouter()
  const choices = useRuleChoices()
  const [name, setName] = useState('')
  const [ruled, setRuled] = useState<string>(() => choices[0]?.id ?? '')
  const [counts, setCounts] = useState<Ranking>('wins')
  const [draw, setDraw] = useState<Draw>('swiss')
  const [minutes, setMinutes] = useState('')
  const [typed, setTyped] = useState(USUAL_COUNTING)
  const { run, isBusy, isDone, hasFailed } = useWork()
  const [now] = useState(() => Date.now())
  const fallback = said.clubNightDefault({ day: shortDay(now) })
  const counting = countingIn(typed)
  const length = wholeNumber(minutes, 1, LONGEST_CLOCK)
  const isWrongLength = minutes.trim() !== '' && length === null
  const open = async (agreed: Agreed) => {
    const opened = await openNewClubNight(agreed)
    if (opened.ok) router.replace(clubNightHref(opened.value))
    return opened
  }
  const submit = () => {
    const chosen = choices.find(({ id }) => id === ruled) ?? choices[0]
    if (chosen === undefined || counting === null || isWrongLength) return
    const { rules, rulesName } = chosen
    const agreed = { name: name.trim() || fallback, rules, rulesName: rulesName || null, counts, draw, minutes: length }
    void run(() => open({ ...agreed, ...counting }))
  }
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        label={said.clubNightName}
        value={name}
        placeholder={fallback}
        maxLength={LENGTHS.rules}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Pick label={said.rulesAgreed} value={ruled} onPick={setRuled}>
        <optgroup label={said.documentsRules}>
          {choices.filter((one) => one.rulesName === null).map(choiceOption)}
        </optgroup>
        {choices.some((one) => one.rulesName !== null) ? (
          <optgroup label={said.rulesOfHouse}>
            {choices.filter((one) => one.rulesName !== null).map(choiceOption)}
          </optgroup>
        ) : null}
      </Pick>
      <RadioList
        label={said.standingsGoBy}
        value={counts}
        onChoose={setCounts}
        options={RANKINGS.map((value) => ({ value, label: said.countsName({ counts: value }) }))}
      />
      <RadioList
        label={said.roundsDrawn}
        value={draw}
        onChoose={setDraw}
        options={DRAWS.map((value) => ({
          value,
          label: said.drawName({ draw: value === 'swiss' ? 'swiss' : 'robin' }),
          note: said.drawAbout({ draw: value === 'swiss' ? 'swiss' : 'robin' }),
        }))}
      />
      <Field
        label={minutesOfRound}
        description={minutesOfRoundAbout}
        value={minutes}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => setMinutes(event.target.value)}
        error={isWrongLength ? numberWrong({ least: 1, most: LONGEST_CLOCK }) : null}
      />
      <CountingFields typed={typed} onTyped={(changes) => setTyped((before) => ({ ...before, ...changes }))} />
      <p className="text-base text-soft">{said.clubNightLeaves({ days: DAYS_KEPT })}</p>
      {hasFailed ? <Notice tone="wrong">{said.notDone}</Notice> : null}
      <Button look="main" type="submit" disabled={isBusy || isDone || counting === null || isWrongLength}>
        {said.openClubNight}
      </Button>
      <PrivacyLink />
    </form>
  )
}

interface RuleChoice {
  readonly id: string
  readonly label: string
  readonly rules: unknown
  /** The name of house rules; `null` for a rule set of the app. */
  readonly rulesName: string | null
}

const choiceOption = ({ id, label }: RuleChoice) => (
  <option key={id} value={id}>
    {label}
  </option>
)

/** Returns the rules for which rounds can be drawn, which are those with two sides. */
function useRuleChoices(): readonly RuleChoice[] {
  const houses = useHouses()
  const own = houses.state === 'ready' ? houses.value : []
  const all: readonly RuleChoice[] = [
    ...RULE_SET_IDS.map((id) => ({ id, label: ruleSetName(id), rules: { base: id }, rulesName: null })),
    ...COUNTED_IN_HANDS.map((base) => ({
      id: `${base}-hands`,
      label: gameTitle({ ...TWELVE_HANDS, name: ruleSetName(base) }),
      rules: { base, ...TWELVE_HANDS },
      rulesName: null,
    })),
    ...own.map(({ id, name, rules }) => ({ id, label: houseName(name), rules, rulesName: name })),
  ]
  return all.filter(({ rules }) => playersPerPair(rules) !== null)
}
