/**
 * The browser history as steps: everything open over a screen is an entry that Back removes. Each entry records how
 * many steps are open over its screen; 0 is the screen itself.
 */
export interface StepHistory {
  readonly depth: () => number
  /** The address of the entry that is shown. */
  readonly address: () => string
  readonly push: (depth: number) => void
  /** Moves the history asynchronously; call `popped` once it has moved. */
  readonly go: (by: number) => void
  /** Runs work after the current synchronous work, so that a dialog that replaces another also takes over its step. */
  readonly later: (work: () => unknown) => void
}

export interface BackSteps {
  /** Records that something was opened over the screen; `close` closes it. Call the returned function once it is closed. */
  readonly pushStep: (close: () => void) => () => void
  /** Call it when the router shows the current entry of the history. */
  readonly shown: () => void
  /**
   * Call it when the history has moved. Returns true if the router need not know: the move was between steps of one screen, or
   * made by this code.
   */
  readonly popped: () => boolean
  /** Goes back to the screen itself, then calls `then`, which replaces it. */
  readonly leave: (then: () => void) => void
}

interface Move {
  /** Called once the move back has arrived. */
  readonly then: () => void
  /**
   * True if it goes back over the steps of one screen. If another screen shows, Back was tapped in the meantime, and the browser
   * has merged both moves into one.
   */
  readonly isOverOneScreen: boolean
}

export function backSteps(history: StepHistory): BackSteps {
  let open: readonly (() => void)[] = []
  let at = { depth: 0, address: '' }
  /** Counts the moves to other screens. Work that waits for an earlier screen is dropped. */
  let screen = 0
  /** The move that this code has made and that has not arrived yet. */
  let moving: Move | null = null

  const shown = () => {
    at = { depth: history.depth(), address: history.address() }
  }

  function move(by: number, made: Move) {
    moving = made
    history.go(by)
  }

  /** Makes the history have as many steps as are open. When something opens, a step left over from a reload is used again. */
  function syncHistory(isClosing: boolean) {
    if (moving !== null) return
    const more = open.length - history.depth()
    if (more < 0 && isClosing) return move(more, { then: () => syncHistory(false), isOverOneScreen: true })
    for (let depth = history.depth() + 1; depth <= open.length; depth += 1) history.push(depth)
    shown()
  }

  function pushStep(close: () => void): () => void {
    open = [...open, close]
    history.later(() => syncHistory(false))
    return () => {
      if (!open.includes(close)) return
      open = open.filter((one) => one !== close)
      const closedOn = screen
      history.later(() => closedOn === screen && syncHistory(true))
    }
  }

  function popped(): boolean {
    const from = at
    shown()
    const isStep = at.address === from.address && at.depth !== from.depth
    const isLeft = moving?.isOverOneScreen === true && at.address !== from.address
    const own = isLeft ? null : moving
    moving = null
    if (own === null) goneBack(from.depth, isStep)
    // For a move of our own, tell the router nothing: it would go to this entry instead of to the address that `then` gives it.
    else own.then()
    return isStep || own !== null
  }

  function goneBack(from: number, isStep: boolean) {
    const over = open.slice(at.depth)
    open = open.slice(0, at.depth)
    for (const close of over.toReversed()) close()
    // Everything open over the screen that was left is closed with it, even if it reports that only later.
    if (!isStep) {
      open = []
      screen += 1
    }
    // Nothing was open at this step: it was left over from a reload or from a link. Go on to the next step, which is what Back
    // means.
    if (isStep && at.depth < from && over.length === 0) history.go(-1)
  }

  function leave(then: () => void) {
    open = []
    const depth = history.depth()
    if (depth === 0) then()
    else move(-depth, { then, isOverOneScreen: false })
  }

  return { pushStep, shown, popped, leave }
}
