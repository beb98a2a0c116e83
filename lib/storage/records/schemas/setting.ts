import * as z from 'zod/mini'
import { anything, type Read } from '../../../format/schema'
import { id } from './parts'

export const setting = z.strictObject({ key: id, v: z.literal(1), value: anything })

export type SettingRecord = Read<typeof setting>
