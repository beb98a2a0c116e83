/** The most messages of a board that a relay keeps, unless its operator sets another limit. */
export const MOST_ENTRIES = 5_000
/** The number of entries after which the pauses are twice as long. */
const TWICE_AFTER = 700

/**
 * Returns the average pause before an organiser's device publishes results, in milliseconds. It grows with the number of entries
 * on the board, so that results alone would take more than a day to fill a board.
 */
export const pauseOf = (entries: number): number => 1_000 * 2 ** (entries / TWICE_AFTER)

interface Telling {
  /** Tells whether there is a result to publish, and this device may publish it. */
  readonly isDue: () => boolean
  /** Returns the number of entries on the board. */
  readonly entries: () => number
  readonly tell: () => Promise<unknown>
}

/** A publisher of results. It waits before it publishes, so that results accepted during the pause share messages. */
export class Teller {
  private timer: ReturnType<typeof setTimeout> | null = null
  private isTelling = false
  private hasEnded = false

  constructor(private readonly telling: Telling) {}

  /** Checks whether there is a result to publish, and starts a pause if so. */
  look(): void {
    if (this.timer !== null || this.isTelling || this.hasEnded || !this.telling.isDue()) return
    // Random, so that two devices of one organiser do not publish at the same time. The second then has nothing left to publish.
    const pause = pauseOf(this.telling.entries()) * (0.5 + Math.random())
    this.timer = setTimeout(() => void this.tell(), pause)
  }

  end(): void {
    this.hasEnded = true
    if (this.timer !== null) clearTimeout(this.timer)
  }

  private async tell(): Promise<void> {
    this.timer = null
    if (!this.telling.isDue()) return
    this.isTelling = true
    // Results that could not be written are published after the next pause.
    await this.telling.tell().catch(() => null)
    this.isTelling = false
    this.look()
  }
}
