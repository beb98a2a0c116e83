import { trust } from '../../durable/trusted'
import { defineRecord } from './record'
import type { SettingRecord } from './schemas/all'
import { DEFAULT_SETTINGS, SETTINGS, type SettingName, type Settings } from './settings'

export type { SettingRecord } from './schemas/all'

export const settingRecord = defineRecord('setting', (schemas) => schemas.setting)

/** Returns the settings from their rows. A setting that is missing, or has a value unknown to this code, has its default. */
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
