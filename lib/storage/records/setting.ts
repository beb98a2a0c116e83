import * as z from 'zod/mini'
import { DEFAULT_SETTINGS, SETTINGS } from '../settings'
import type { SettingName, Settings } from '../settings'
import { defineRecord, id } from './record'

const setting = () => z.strictObject({ key: id, v: z.literal(1), value: z.unknown() })

export type SettingRecord = Readonly<z.infer<ReturnType<typeof setting>>>

export const settingRecord = defineRecord('setting', setting)

const makeChoices = () =>
  z.partial(
    z.object({
      theme: z.enum(SETTINGS.theme),
      suits: z.enum(SETTINGS.suits),
      hand: z.enum(SETTINGS.hand),
      words: z.enum(SETTINGS.words),
      counting: z.enum(SETTINGS.counting),
      spoken: z.enum(SETTINGS.spoken),
      acceptance: z.enum(SETTINGS.acceptance),
      wakeLock: z.enum(SETTINGS.wakeLock),
      turned: z.enum(SETTINGS.turned),
    }),
  )

let choices: ReturnType<typeof makeChoices> | null = null

/** The settings from their rows. What is not set, or holds a value that this code does not know, has its default. */
export function settingsOf(rows: readonly unknown[]): Settings {
  const known = rows.flatMap((row) => {
    const read = settingRecord.read(row)
    return read.ok ? [[read.value.key, read.value.value] as const] : []
  })
  return known.reduce<Settings>((settings, [key, value]) => {
    choices ??= makeChoices()
    const read = z.safeParse(choices, { [key]: value })
    return read.success ? Object.assign({ ...settings }, read.data) : settings
  }, DEFAULT_SETTINGS)
}

export const makeSetting = <K extends SettingName>(key: K, value: Settings[K]): SettingRecord => ({ key, v: 1, value })
