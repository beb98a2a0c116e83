import type { Seat } from '../table/seats'

/** A player who took over a seat after `fromRow` hands. */
export interface Seating {
  readonly seat: Seat
  readonly name: string
  readonly fromRow: number
}

/** Returns the names by seat for each hand, and for the next one. */
export function namesByHand(
  names: readonly string[],
  seatings: readonly Seating[],
  hands: number,
): readonly (readonly string[])[] {
  const left = [...seatings].reverse()
  let seated = names
  return Array.from({ length: hands + 1 }, (_, hand) => {
    for (let one = left.at(-1); one !== undefined && one.fromRow <= hand; one = left.at(-1)) {
      seated = seatedWith(seated, one)
      left.pop()
    }
    return seated
  })
}

const seatedWith = (names: readonly string[], { seat, name }: Seating): readonly string[] =>
  names.map((known, place) => (place === seat ? name : known))
