import type { ReactNode } from 'react'
import { SuitSign } from '@/components/cards/suit'
import { CheckRow } from '@/components/ui/check-row'
import { Choice } from '@/components/ui/choice'
import { saveSetting } from '@/lib/actions/settings'
import { SUITS } from '@/lib/engine/table/card'
import { useSettings } from '@/lib/hooks/use-settings'
import * as said from '@/lib/messages/compiled/app/settings'
import type { SettingName, Settings } from '@/lib/storage'
import { DEFAULT_SETTINGS, SETTINGS } from '@/lib/storage/records/settings'
import { suitName } from '@/lib/text/terms/cards'
import { LanguageChoice } from './language-choice'

/** The settings for looks, words and counting. Every choice takes effect immediately. */
export function Choices() {
  const settings = useSettings()
  const offered = offeredWords()
  const chosen = offered.includes(settings.words) ? settings.words : DEFAULT_SETTINGS.words
  return (
    <>
      <LanguageChoice />
      <Row
        name="theme"
        values={SETTINGS.theme}
        title={said.themeTitle}
        valueName={(theme) => said.themeValue({ theme })}
        settings={settings}
      />
      <Row
        name="suits"
        values={SETTINGS.suits}
        title={said.suitsTitle}
        valueName={(suits) => said.suitsValue({ suits })}
        settings={settings}
      >
        <span className="grid grid-cols-2 gap-x-4 text-ink cramped:grid-cols-1 sm:flex">
          {SUITS.map((suit) => (
            <span key={suit}>
              <SuitSign trump={suit} className="text-xl" /> <span>{suitName(suit)}</span>
            </span>
          ))}
        </span>
      </Row>
      <Row
        name="words"
        values={offered}
        title={said.wordsTitle}
        valueName={(words) => said.wordsValue({ words })}
        settings={{ ...settings, words: chosen }}
      >
        {said.wordsSaid({ words: chosen })}
      </Row>
      <Row
        name="counting"
        values={SETTINGS.counting}
        title={said.countingTitle}
        valueName={(counting) => said.countingValue({ counting })}
        settings={settings}
      >
        {said.countingSaid({ counting: settings.counting })}
      </Row>
    </>
  )
}

/**
 * Returns the choices of words. If the table's words have the same name as the usual ones in this language, they are offered
 * once.
 */
const offeredWords = (): readonly Settings['words'][] =>
  SETTINGS.words.filter(
    (words) => words !== 'table' || said.wordsValue({ words }) !== said.wordsValue({ words: 'usual' }),
  )

interface RowProps<K extends SettingName> {
  readonly name: K
  readonly title: string
  readonly values: readonly Settings[K][]
  readonly valueName: (value: Settings[K]) => string
  readonly settings: Settings
  /** The effect of the choice, shown under it. */
  readonly children?: ReactNode
}

function Row<K extends SettingName>({ name, title, values, valueName, settings, children }: RowProps<K>) {
  return (
    <section className="border-b border-rule py-3">
      <h3 className="pb-2 font-semibold">{title}</h3>
      <Choice
        label={title}
        options={values.map((value) => ({ value, label: valueName(value) }))}
        value={settings[name]}
        onChoose={(value) => void saveSetting(name, value)}
      />
      {children === undefined ? null : <p className="pt-2 text-base text-soft">{children}</p>}
    </section>
  )
}

/** The settings that are on or off during a game. */
export function Switches({ canSpeak, canStayAwake }: { readonly canSpeak: boolean; readonly canStayAwake: boolean }) {
  const { spoken, wakeLock } = useSettings()
  return (
    <div className="border-t border-rule">
      <CheckRow
        label={said.spokenLabel}
        on={spoken === 'on'}
        onToggle={() => void saveSetting('spoken', spoken === 'on' ? 'off' : 'on')}
        barred={canSpeak ? null : said.spokenLabelBarred}
      />
      <CheckRow
        label={said.wakeLockLabel}
        on={wakeLock === 'on'}
        onToggle={() => void saveSetting('wakeLock', wakeLock === 'on' ? 'off' : 'on')}
        barred={canStayAwake ? null : said.wakeLockLabelBarred}
      />
    </div>
  )
}
