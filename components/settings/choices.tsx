'use client'

import { Suit } from '@/components/cards/suit'
import { CheckRow } from '@/components/ui/check-row'
import { Choice } from '@/components/ui/choice'
import { SUITS } from '@/lib/engine/card'
import { saveSetting, useSettings } from '@/lib/hooks/use-settings'
import type { SettingName, Settings } from '@/lib/storage'
import { SUIT_NAMES } from '@/lib/text/en/cards'
import type { ReactNode } from 'react'

type Labels<K extends SettingName> = { readonly [V in Settings[K]]: string }

const THEME: Labels<'theme'> = { system: 'As the phone', light: 'Light', dark: 'Dark' }
const SUIT_COLOURS: Labels<'suits'> = { two: 'Two colours', four: 'Four colours' }
const HAND: Labels<'hand'> = { right: 'Right', left: 'Left' }
const WORDS: Labels<'words'> = { table: 'The table’s', plain: 'Plain' }
const COUNTING: Labels<'counting'> = { piles: 'Card points', totals: 'Totals', board: 'The cards' }

const WORDS_SAID: Labels<'words'> = {
  table: 'Each game has its own: Yuss, Manel, bate; jass, menel, bete; belote, carré, inside.',
  plain: 'The same for every game: trump jack, trump nine, failed, king and queen.',
}

const COUNTING_SAID: Labels<'counting'> = {
  piles: 'The points of the cards taken go on the keypad; the sheet adds the rest.',
  totals: 'The table adds up aloud and gives the finished totals.',
  board: 'A pile is counted by tapping its cards.',
}

/** What can be set about looks, words and counting. Every choice holds at once. */
export function Choices() {
  const settings = useSettings()
  return (
    <>
      <Row name="theme" title="Theme" labels={THEME} settings={settings} />
      <Row name="suits" title="Suits" labels={SUIT_COLOURS} settings={settings}>
        <span className="flex flex-wrap gap-x-4 text-ink">
          {SUITS.map((suit) => (
            <span key={suit}>
              <Suit trump={suit} className="text-xl" /> {SUIT_NAMES[suit]}
            </span>
          ))}
        </span>
      </Row>
      <Row name="hand" title="The hand that holds the phone" labels={HAND} settings={settings} />
      <Row name="words" title="Words" labels={WORDS} settings={settings}>
        {WORDS_SAID[settings.words]}
      </Row>
      <Row name="counting" title="Way of counting" labels={COUNTING} settings={settings}>
        {COUNTING_SAID[settings.counting]}
      </Row>
    </>
  )
}

interface RowProps<K extends SettingName> {
  readonly name: K
  readonly title: string
  readonly labels: { readonly [V in Settings[K]]: string }
  readonly settings: Settings
  /** What the choice does, under it. */
  readonly children?: ReactNode
}

function Row<K extends SettingName>({ name, title, labels, settings, children }: RowProps<K>) {
  const values = valuesOf(labels)
  return (
    <section className="border-b border-rule py-4">
      <h3 className="pb-2 text-lg font-semibold">{title}</h3>
      <Choice
        label={title}
        options={values.map((value) => ({ value, label: labels[value] }))}
        value={settings[name]}
        onChoose={(value) => void saveSetting(name, value)}
      />
      {children === undefined ? null : <p className="pt-2 text-base text-soft">{children}</p>}
    </section>
  )
}

function valuesOf<V extends string>(labels: { readonly [K in V]: string }): readonly V[] {
  const isValue = (key: string): key is V => key in labels
  return Object.keys(labels).filter(isValue)
}

interface SwitchesProps {
  readonly canSpeak: boolean
  readonly canStayAwake: boolean
}

/** What is on or off during a game. */
export function Switches({ canSpeak, canStayAwake }: SwitchesProps) {
  const { spoken, acceptance, wakeLock } = useSettings()
  return (
    <div className="border-t border-rule">
      <CheckRow
        label="Say the score aloud"
        note="After each saved hand: its points, the totals, who deals."
        on={spoken === 'on'}
        onToggle={() => void saveSetting('spoken', spoken === 'on' ? 'off' : 'on')}
        barred={canSpeak ? null : 'This browser cannot speak.'}
      />
      <CheckRow
        label="The other side accepts each hand"
        note="A saved hand waits for a tap of the other side; nothing else waits for it."
        on={acceptance === 'on'}
        onToggle={() => void saveSetting('acceptance', acceptance === 'on' ? 'off' : 'on')}
      />
      <CheckRow
        label="Keep the screen on during a game"
        note="Until you leave the sheet."
        on={wakeLock === 'on'}
        onToggle={() => void saveSetting('wakeLock', wakeLock === 'on' ? 'off' : 'on')}
        barred={canStayAwake ? null : 'This browser cannot keep the screen on.'}
      />
    </div>
  )
}
