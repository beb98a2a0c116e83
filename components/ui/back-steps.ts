/**
 * The browser history as steps: everything open over a screen is an entry that Back removes. Each entry records how
 * many steps are open over its screen; 0 is the screen itself.
 */
export interface StepHistory {
  readonly depth: () => number
  /** The address of the entry that is shown. */
  readonly address: () => string
  readonly push: (depth: number) => void
  /** Moves later; `popped` tells when it is there. */
  readonly go: (by: number) => void
  /** After what happens together has happened: a sheet of paper that takes the place of another takes its step too. */
  readonly later: (work: () => unknown) => void
}

export interface BackSteps {
  /** Something was laid over the screen, and `close` takes it away. The answer tells that it is gone. */
  readonly pushStep: (close: () => void) => () => void
  /** The router shows the entry that the history is at. */
  readonly shown: () => void
  /** The history has moved. Answers whether only steps were walked, or by our own doing: the router need not know. */
  readonly popped: () => boolean
  /** Goes back to the screen itself, and does what replaces it there. */
  readonly leave: (then: () => void) => void
}

interface Move {
  /** Runs once the walk back has arrived. */
  readonly then: () => void
  /** It walks back steps of one screen: where another shows, Back was tapped on the way, and the browser has made one move of both. */
  readonly isOverOneScreen: boolean
}

export function backSteps(history: StepHistory): BackSteps {
  let open: readonly (() => void)[] = []
  let at = { depth: 0, address: '' }
  /** Counts the screens that were gone back or forward to: what was still to be done for the one before is void. */
  let screen = 0
  /** A move of our own that has not arrived yet. */
  let moving: Move | null = null

  const shown = () => {
    at = { depth: history.depth(), address: history.address() }
  }

  function move(by: number, made: Move) {
    moving = made
    history.go(by)
  }

  /** Brings the history to as many steps as are open. One that only waits, as after a reload, is taken up again. */
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
    // The router would go where this leads, instead of where it is told to go now.
    else own.then()
    return isStep || own !== null
  }

  function goneBack(from: number, isStep: boolean) {
    const over = open.slice(at.depth)
    open = open.slice(0, at.depth)
    for (const close of over.toReversed()) close()
    // Whatever lay over another screen went with it, though it may say so only later.
    if (!isStep) {
      open = []
      screen += 1
    }
    // Nothing lay there any more: a reload, or a link out of it, has left the step behind, and Back means the next one.
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
