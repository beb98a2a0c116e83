/** Games won less games lost after so many games. */
export interface Balance {
  readonly game: number
  readonly balance: number
}

/** The balance from the start and after every game. */
export function balances(results: readonly { readonly won: boolean }[]): readonly Balance[] {
  let balance = 0
  const after = results.map(({ won }, index) => {
    balance += won ? 1 : -1
    return { game: index + 1, balance }
  })
  return [{ game: 0, balance: 0 }, ...after]
}

/** At most about so many of the steps, the first and the last among them. */
export function thinned(steps: readonly Balance[], most: number): readonly Balance[] {
  const every = Math.ceil(steps.length / Math.max(1, most))
  return steps.filter((_, index) => index % every === 0 || index === steps.length - 1)
}
