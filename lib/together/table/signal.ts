/** Wakes what waits for it before its time is up. */
export class Signal {
  private release: (() => void) | null = null

  wake(): void {
    this.release?.()
  }

  /** Waits until the time is up, or the signal wakes it and what is waited for has come. */
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
