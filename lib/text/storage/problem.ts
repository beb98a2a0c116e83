import type { StorageProblemCode } from '../../durable/problem'
import { trouble } from '../../messages/compiled/table/trouble'

/** Tells why a save or a read failed, and what to do about it. */
export const storageSentence = (code: StorageProblemCode): string => trouble[code]
