/** So many messages a relay keeps of a board, unless its keeper says otherwise. */
export const MOST_ENTRIES = 5_000
/** So many entries later the pauses are twice as long. */
const TWICE_AFTER = 700

/**
 * How long an organiser's device waits before it tells of results, in milliseconds: the fuller the board, the longer. Whatever
 * tables do, results alone would take more than a day to fill it.
 */
export const pauseOf = (entries: number): number => 1_000 * 2 ** (entries / TWICE_AFTER)

interface Telling {
  /** Tells whether there is a result to tell, and this device may tell it. */
  readonly isDue: () => boolean
  /** How many entries the board has. */
  readonly entries: () => number
  readonly tell: () => Promise<unknown>
}

/** Tells of results after a pause: whatever is accepted within it shares its messages. */
export class Teller {
  private timer: ReturnType<typeof setTimeout> | null = null
  private isTelling = false
  private hasEnded = false

  constructor(private readonly telling: Telling) {}

  /** Something may be to be told. */
  look(): void {
    if (this.timer !== null || this.isTelling || this.hasEnded || !this.telling.isDue()) return
    // Two devices of one organiser do not speak at once: the second then finds that all is said.
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
    // What could not be written is due after the next pause.
    await this.telling.tell().catch(() => null)
    this.isTelling = false
    this.look()
  }
}
