/** The time, in milliseconds, to wait for an entry that does not arrive live. A later sync brings it. */
const PATIENCE = 60_000

/** A stopwatch for the time that entries take from one phone to each of the others. */
export class Stopwatch {
  private readonly begun = new Map<string, number>()
  private times: number[] = []
  private expected = 0
  private seen = 0
  private done: (() => void) | null = null

  begin(id: string, followers: number): void {
    this.begun.set(id, performance.now())
    this.expected += followers
  }

  readonly heard = (id: string): void => {
    const begun = this.begun.get(id)
    if (begun === undefined) return
    this.times.push(performance.now() - begun)
    this.seen += 1
    if (this.seen === this.expected) this.done?.()
  }

  /** Waits until all phones have all entries, or until `PATIENCE` is over. Returns how many deliveries are missing. */
  async all(): Promise<number> {
    const isAll = new Promise<void>((done) => {
      this.done = done
      if (this.seen === this.expected) done()
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    await Promise.race([isAll, new Promise((late) => (timer = setTimeout(late, PATIENCE)))])
    clearTimeout(timer)
    return this.expected - this.seen
  }

  /** Returns the times so far, in milliseconds, and starts again. */
  taken(): readonly number[] {
    const { times } = this
    this.times = []
    this.begun.clear()
    ;[this.expected, this.seen] = [0, 0]
    return times
  }
}
