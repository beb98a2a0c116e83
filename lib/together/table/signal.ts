/** Wakes whoever waits, or lets him sleep until his time is up. */
export class Bell {
  private wake: (() => void) | null = null

  ring(): void {
    this.wake?.()
  }

  /** Waits until the time is up, or the bell rings and what is waited for has come. */
  async wait(longest: number, hasCome: () => boolean): Promise<void> {
    const until = Date.now() + longest
    while (!hasCome() && Date.now() < until) await this.once(until - Date.now())
  }

  private once(longest: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.wake?.(), longest)
      this.wake = () => {
        clearTimeout(timer)
        this.wake = null
        done()
      }
    })
  }
}
