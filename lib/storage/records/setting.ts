import { trust } from '../../durable/trusted'
import { defineRecord } from './record'
import type { SettingRecord } from './schemas/setting'
import { DEFAULT_SETTINGS, SETTINGS, type SettingName, type Settings } from './settings'

export type { SettingRecord } from './schemas/setting'

export const settingRecord = defineRecord('setting', (schemas) => schemas.setting)

/** The settings from their rows. What is not set, or holds a value that this code does not know, has its default. */
export function settingsOf(rows: readonly unknown[]): Settings {
  const known = rows.flatMap((row) => {
    const read = settingRecord.read(row)
    return read.ok ? [[read.value.key, read.value.value] as const] : []
  })
  return known.reduce<Settings>(
    (settings, [key, value]) => (isChoice(key, value) ? { ...settings, [key]: value } : settings),
    DEFAULT_SETTINGS,
  )
}

const isChoice = (key: string, value: unknown): boolean =>
  Object.entries(SETTINGS).some(([name, values]) => name === key && values.some((one) => one === value))

export const makeSetting = <K extends SettingName>(key: K, value: Settings[K]): SettingRecord =>
  trust({ key, v: 1, value })
