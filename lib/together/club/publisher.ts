/** The most messages of a board that a relay keeps, unless its operator sets another limit. */
export const MOST_ENTRIES = 5_000
/** The number of entries after which the pauses are twice as long. */
const TWICE_AFTER = 700

/**
 * Returns the average pause before an organiser's device publishes results, in milliseconds. It grows with the number of entries
 * on the board, so that results alone would take more than a day to fill a board.
 */
export const pauseOf = (entries: number): number => 1_000 * 2 ** (entries / TWICE_AFTER)

interface PublisherOptions {
  /** Tells whether there is a result to publish, and this device may publish it. */
  readonly isDue: () => boolean
  /** Returns the number of entries on the board. */
  readonly entries: () => number
  readonly publish: () => Promise<unknown>
}

/** A publisher of results. It waits before it publishes, so that results accepted during the pause share messages. */
export class Publisher {
  private timer: ReturnType<typeof setTimeout> | null = null
  private isPublishing = false
  private isStopped = false

  constructor(private readonly options: PublisherOptions) {}

  /** Checks whether there is a result to publish, and starts a pause if so. */
  check(): void {
    if (this.timer !== null || this.isPublishing || this.isStopped || !this.options.isDue()) return
    // Random, so that two devices of one organiser do not publish at the same time. The second then has nothing left to publish.
    const pause = pauseOf(this.options.entries()) * (0.5 + Math.random())
    this.timer = setTimeout(() => void this.publish(), pause)
  }

  stop(): void {
    this.isStopped = true
    if (this.timer !== null) clearTimeout(this.timer)
  }

  private async publish(): Promise<void> {
    this.timer = null
    if (!this.options.isDue()) return
    this.isPublishing = true
    // Results that could not be written are published after the next pause.
    await this.options.publish().catch(() => null)
    this.isPublishing = false
    this.check()
  }
}
