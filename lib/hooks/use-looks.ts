import { distinctLooks, type Look } from '../storage/people/looks'
import { useDirectory } from './use-directory'

/** Returns the badges of the people at a table, by seat. */
export function useLooks(names: readonly string[]): readonly Look[] {
  return distinctLooks(names.map(useDirectory().of))
}
