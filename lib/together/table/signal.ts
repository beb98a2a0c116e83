/** A signal that can end a wait early. */
export class Signal {
  private release: (() => void) | null = null

  wake(): void {
    this.release?.()
  }

  /** Waits until `hasCome` is true, at most this long, in milliseconds. It checks at the start and at each wake. */
  async wait(longest: number, hasCome: () => boolean): Promise<void> {
    const until = Date.now() + longest
    while (!hasCome() && Date.now() < until) await this.once(until - Date.now())
  }

  private once(longest: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.release?.(), longest)
      this.release = () => {
        clearTimeout(timer)
        this.release = null
        done()
      }
    })
  }
}
