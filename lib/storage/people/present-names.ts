import { areAlike } from '../../engine/table/alike'
import { NO_NAME } from '../../engine/table/seats'
import type { Directory } from './directory'

/** Returns the present name of the person behind a written name, or the written name if it belongs to no record. */
export const presentName = ({ of }: Directory, written: string): string => of(written).record?.name ?? written

/**
 * Returns the present names of the players at a table. If two of them would look the same only now, returns the written names,
 * because a sheet has to tell them apart.
 */
export function presentNames(directory: Directory, written: readonly string[]): readonly string[] {
  const now = written.map((name) => presentName(directory, name))
  const isNewlyAlike = (one: number, other: number): boolean =>
    lookTheSame(now[one], now[other]) && !lookTheSame(written[one], written[other])
  return now.some((_, seat) => now.some((_, other) => seat < other && isNewlyAlike(seat, other))) ? written : now
}

const lookTheSame = (one = NO_NAME, other = NO_NAME): boolean => one !== NO_NAME && areAlike(one, other)
