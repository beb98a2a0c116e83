import type { ReactNode } from 'react'
import { Suit } from '@/components/cards/suit'
import { CheckRow } from '@/components/ui/check-row'
import { Choice } from '@/components/ui/choice'
import { SUITS } from '@/lib/engine/table/card'
import { saveSetting, useSettings } from '@/lib/hooks/use-settings'
import type { SettingName, Settings } from '@/lib/storage'
import {
  ACCEPTANCE,
  COUNTING,
  COUNTING_SAID,
  HOLDING_HAND,
  SPOKEN,
  SUIT_COLOURS,
  THEME,
  THEME_SAID,
  TURNED,
  WAKE_LOCK,
  WORDS_CHOICE,
  WORDS_SAID,
} from '@/lib/text/en/screens/settings'
import { suitName } from '@/lib/text/en/terms/cards'

/** What can be set about looks, words and counting. Every choice holds at once. */
export function Choices() {
  const settings = useSettings()
  return (
    <>
      <Row name="theme" text={THEME} settings={settings}>
        {THEME_SAID}
      </Row>
      <Row name="suits" text={SUIT_COLOURS} settings={settings}>
        <span className="grid grid-cols-2 gap-x-4 text-ink cramped:grid-cols-1 sm:flex">
          {SUITS.map((suit) => (
            <span key={suit}>
              <Suit trump={suit} className="text-xl" /> {suitName(suit)}
            </span>
          ))}
        </span>
      </Row>
      <Row name="hand" text={HOLDING_HAND} settings={settings} />
      <Row name="words" text={WORDS_CHOICE} settings={settings}>
        {WORDS_SAID[settings.words]}
      </Row>
      <Row name="counting" text={COUNTING} settings={settings}>
        {COUNTING_SAID[settings.counting]}
      </Row>
    </>
  )
}

interface RowProps<K extends SettingName> {
  readonly name: K
  readonly text: { readonly title: string; readonly values: { readonly [V in Settings[K]]: string } }
  readonly settings: Settings
  /** What the choice does, under it. */
  readonly children?: ReactNode
}

function Row<K extends SettingName>({ name, text, settings, children }: RowProps<K>) {
  const { title, values } = text
  return (
    <section className="border-b border-rule py-4">
      <h3 className="pb-2 text-lg font-semibold">{title}</h3>
      <Choice
        label={title}
        options={valuesOf(values).map((value) => ({ value, label: values[value] }))}
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
  const { spoken, acceptance, wakeLock, turned } = useSettings()
  return (
    <div className="border-t border-rule">
      <CheckRow
        label={SPOKEN.label}
        note={SPOKEN.note}
        on={spoken === 'on'}
        onToggle={() => void saveSetting('spoken', spoken === 'on' ? 'off' : 'on')}
        barred={canSpeak ? null : SPOKEN.barred}
      />
      <CheckRow
        label={ACCEPTANCE.label}
        note={ACCEPTANCE.note}
        on={acceptance === 'on'}
        onToggle={() => void saveSetting('acceptance', acceptance === 'on' ? 'off' : 'on')}
      />
      <CheckRow
        label={WAKE_LOCK.label}
        note={WAKE_LOCK.note}
        on={wakeLock === 'on'}
        onToggle={() => void saveSetting('wakeLock', wakeLock === 'on' ? 'off' : 'on')}
        barred={canStayAwake ? null : WAKE_LOCK.barred}
      />
      <CheckRow
        label={TURNED.label}
        note={TURNED.note}
        on={turned === 'on'}
        onToggle={() => void saveSetting('turned', turned === 'on' ? 'off' : 'on')}
      />
    </div>
  )
}
