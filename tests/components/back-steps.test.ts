import { describe, expect, it } from 'vitest'
import { backSteps, type StepHistory } from '@/components/addresses/back-steps'

interface Entry {
  readonly address: string
  readonly depth: number
}

/** Returns a browser at a sheet that was opened from the start page. Its pending work is done by `run`. */
function browser(entries: readonly Entry[] = [entry('/'), entry('/game')]) {
  let all = entries
  let at = entries.length - 1
  let waiting: readonly (() => void)[] = []
  /** The addresses of the moves that the router is told about. */
  let told: readonly string[] = []
  const later = (work: () => void) => void (waiting = [...waiting, work])
  const go = (by: number) =>
    later(() => {
      if (all[at + by] === undefined) return
      at += by
      told = [...told, ...(steps.popped() ? [] : [here().address])]
    })
  const here = () => all[at] ?? entry('/')
  const write = (added: Entry) => {
    all = [...all.slice(0, at + 1), added]
    at += 1
  }
  const history: StepHistory = {
    depth: () => here().depth,
    address: () => here().address,
    push: (depth) => write(entry(here().address, depth)),
    go,
    later,
  }
  const steps = backSteps(history)
  steps.shown()

  /** Does the pending work until none is left. */
  function run() {
    while (waiting.length > 0) {
      const [first, ...rest] = waiting
      waiting = rest
      first?.()
    }
  }

  return {
    lay: steps.pushStep,
    leave: steps.leave,
    run,
    /** Taps Back; the browser has not moved yet. */
    tapBack: () => go(-1),
    /** Taps Back while a move of the app is pending, so that the browser combines both moves into one. */
    tapBackOnTheWay: () => {
      waiting.at(0)?.()
      waiting = []
      go(-2)
      run()
    },
    back: () => {
      go(-1)
      run()
    },
    forward: () => {
      go(1)
      run()
    },
    link: (address: string) => {
      write(entry(address))
      steps.shown()
      run()
    },
    replace: (address: string) => {
      all = all.with(at, entry(address))
      steps.shown()
    },
    place: () => `${here().address}${'+'.repeat(here().depth)}`,
    count: () => all.length,
    told: () => told,
  }
}

function entry(address: string, depth = 0): Entry {
  return { address, depth }
}

/** Opens a dialog over the screen. */
function paper(window: ReturnType<typeof browser>) {
  let isOpen = true
  const gone = window.lay(() => void (isOpen = false))
  window.run()
  return {
    isOpen: () => isOpen,
    close: () => {
      isOpen = false
      gone()
    },
  }
}

describe('Back', () => {
  it('Back first closes an overlay and then leaves the screen', () => {
    const window = browser()
    const menu = paper(window)
    expect(window.place()).toBe('/game+')
    window.back()
    expect([menu.isOpen(), window.place()]).toEqual([false, '/game'])
    window.back()
    expect([window.place(), window.told()]).toEqual(['/', ['/']])
  })

  it('Back leaves the screen even before the step of the closed overlay is undone', () => {
    const window = browser()
    const menu = paper(window)
    menu.close()
    window.tapBackOnTheWay()
    expect([window.place(), window.told()]).toEqual(['/', ['/']])
  })

  it('Back takes one step where one sheet of paper replaced another', () => {
    const window = browser()
    const hand = paper(window)
    hand.close()
    const claim = paper(window)
    expect([window.place(), window.count()]).toEqual(['/game+', 3])
    window.back()
    expect([claim.isOpen(), window.place()]).toEqual([false, '/game'])
  })

  it('Back closes an overlay opened while the step before was still being undone', () => {
    const window = browser()
    const menu = paper(window)
    menu.close()
    const share = paper(window)
    window.run()
    expect(window.place()).toBe('/game+')
    window.back()
    expect([share.isOpen(), window.place()]).toEqual([false, '/game'])
  })

  it('Back leads from a rule to the form over the sheet, and then to the sheet', () => {
    const window = browser()
    paper(window).close()
    window.link('/rules')
    window.back()
    expect(window.place()).toBe('/game+')
    const again = paper(window)
    window.back()
    expect([again.isOpen(), window.place()]).toEqual([false, '/game'])
  })

  it('Back leads from a page in the menu to the sheet, and then to the start', () => {
    const window = browser()
    paper(window).close()
    window.link('/referee')
    window.back()
    expect(window.place()).toBe('/game+')
    window.back()
    expect(window.place()).toBe('/')
  })

  it('Back stays at the explained hand, though the overlay before it is gone late', () => {
    const window = browser()
    const hand = paper(window)
    window.link('/rules')
    window.back()
    hand.close()
    window.run()
    expect(window.place()).toBe('/game+')
    const again = paper(window)
    expect([window.place(), window.count()]).toEqual(['/game+', 4])
    again.close()
    window.run()
    expect(window.place()).toBe('/game')
  })

  it('Back stays at the explained hand, even if the overlay ends on the way', () => {
    const window = browser()
    const hand = paper(window)
    window.link('/rules')
    window.tapBack()
    hand.close()
    window.run()
    expect(window.place()).toBe('/game+')
  })

  it('Back does not skip a page of its own', () => {
    const window = browser([entry('/'), entry('/game'), entry('/game', 1)])
    window.link('/rules')
    window.link('/sources')
    window.back()
    expect(window.place()).toBe('/rules')
  })
})

describe('a new screen in place of another', () => {
  it('a new screen also replaces everything that was over the old one', () => {
    const window = browser()
    paper(window)
    window.leave(() => window.replace('/players'))
    window.run()
    expect(window.place()).toBe('/players')
    window.back()
    expect(window.place()).toBe('/')
  })

  it('a new screen stays when the router reports the steps on the way', () => {
    const window = browser([entry('/'), entry('/new'), entry('/new?game=bela-2', 1)])
    window.leave(() => window.replace('/game'))
    window.run()
    expect([window.place(), window.told()]).toEqual(['/game', []])
  })

  it('a new screen comes without delay where nothing is over the old one', () => {
    const window = browser()
    window.leave(() => window.replace('/players'))
    expect(window.place()).toBe('/players')
  })
})
