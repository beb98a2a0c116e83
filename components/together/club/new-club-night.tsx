import { useState } from 'react'
import { useScreens } from '@/components/addresses/use-screens'
import { countingIn, CountingFields, USUAL_COUNTING, type TypedCounting } from '@/components/contest/counting-fields'
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
import { isRow } from '@/lib/core/row'
import { LENGTHS } from '@/lib/format/clean-text'
import { useHouses } from '@/lib/hooks/use-lists'
import { useTyped } from '@/lib/hooks/use-typed'
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

/** A club night as it is being set up, with the numbers as typed. */
interface Typed extends TypedCounting {
  readonly name: string
  /** The id of the chosen rules; empty until some are chosen. */
  readonly ruled: string
  readonly counts: Ranking
  readonly draw: Draw
  readonly minutes: string
}

const USUAL: Typed = { ...USUAL_COUNTING, name: '', ruled: '', counts: 'wins', draw: 'swiss', minutes: '' }

/** Reads a club night that was being set up; `null` if it is none. */
function clubNightTyped(kept: unknown): Typed | null {
  if (!isRow(kept)) return null
  const text = (key: 'name' | 'ruled' | 'minutes' | 'cap' | 'unopposed') =>
    typeof kept[key] === 'string' ? kept[key] : USUAL[key]
  return {
    name: text('name'),
    ruled: text('ruled'),
    counts: RANKINGS.find((counts) => counts === kept['counts']) ?? USUAL.counts,
    draw: DRAWS.find((draw) => draw === kept['draw']) ?? USUAL.draw,
    minutes: text('minutes'),
    cap: text('cap'),
    unopposed: text('unopposed'),
  }
}

/** The form that sets up a club night before anyone plays. */
export function NewClubNight() {
  const screens = useScreens()
  const choices = useRuleChoices()
  const [typed, setTyped, forget] = useTyped('club', USUAL, clubNightTyped)
  const { name, counts, draw, minutes } = typed
  const ruled = typed.ruled || (choices[0]?.id ?? '')
  const change = (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes }))
  const { run, isBusy, isDone, hasFailed } = useWork()
  const [now] = useState(() => Date.now())
  const fallback = said.clubNightDefault({ day: shortDay(now) })
  const counting = countingIn(typed)
  const length = wholeNumber(minutes, 1, LONGEST_CLOCK)
  const isWrongLength = minutes.trim() !== '' && length === null
  const open = async (agreed: Agreed) => {
    const opened = await openNewClubNight(agreed)
    if (opened.ok) {
      forget()
      screens.replace(clubNightHref(opened.value))
    }
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
        onChange={(event) => change({ name: event.target.value })}
      />
      <Pick label={said.rulesAgreed} value={ruled} onPick={(id) => change({ ruled: id })}>
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
        onChoose={(next) => change({ counts: next })}
        options={RANKINGS.map((value) => ({ value, label: said.countsName({ counts: value }) }))}
      />
      <RadioList
        label={said.roundsDrawn}
        value={draw}
        onChoose={(next) => change({ draw: next })}
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
        onChange={(event) => change({ minutes: event.target.value })}
        error={isWrongLength ? numberWrong({ least: 1, most: LONGEST_CLOCK }) : null}
      />
      <CountingFields typed={typed} onTyped={change} />
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
