/** The methods that walk through an array, or a part of it. */
const WALKS = [
  Symbol.iterator,
  ...(['map', 'filter', 'flatMap', 'forEach', 'reduce', 'some', 'every', 'find', 'findIndex', 'findLast'] as const),
  ...(['findLastIndex', 'indexOf', 'includes', 'slice', 'splice', 'concat', 'join', 'entries', 'reverse'] as const),
] as const

/**
 * Returns how many array elements a piece of work visits; each walk counts as the whole array. Unlike a time, this number is
 * the same on every machine.
 */
export function stepsOf(work: () => unknown): number {
  let steps = 0
  const kept = WALKS.map((name) => ({ name, walk: Reflect.get(Array.prototype, name) }))
  for (const { name, walk } of kept) {
    const counted = function (this: readonly unknown[], ...parts: readonly unknown[]): unknown {
      steps += this.length
      return Reflect.apply(walk, this, parts)
    }
    Object.defineProperty(Array.prototype, name, { value: counted, configurable: true, writable: true })
  }
  try {
    work()
  } finally {
    for (const { name, walk } of kept)
      Object.defineProperty(Array.prototype, name, { value: walk, configurable: true, writable: true })
  }
  return steps
}
