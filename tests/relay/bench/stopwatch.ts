/** So long is waited for an entry that does not come by itself: a meeting brings it then. */
const PATIENCE = 60_000

/** How long entries take from one phone to each of the others. */
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

  /** Every follower has everything, or the patience is up; how often one did not hear of an entry. */
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

  /** The times so far, in milliseconds; then it begins again. */
  taken(): readonly number[] {
    const { times } = this
    this.times = []
    this.begun.clear()
    ;[this.expected, this.seen] = [0, 0]
    return times
  }
}
