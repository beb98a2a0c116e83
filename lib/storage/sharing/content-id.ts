import { sha256 } from '@noble/hashes/sha2'
import { idFrom } from '../../core/ids'
import { canonical } from '../../log/canonical'

/**
 * Returns an id made from the content of something that came without one: the same on every device and every time, so that it
 * is stored once.
 */
export const contentId = (...said: readonly unknown[]): string =>
  idFrom(sha256(new TextEncoder().encode(canonical(said))))
