import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shareImage } from '@/components/charts/share-image'

/** The painted strokes in order: the name of each, its colour if it has one, and its place. */
let painted: (readonly unknown[])[] = []
let canvas = { width: 0, height: 0 }
let drawn = ''
let saved: { readonly name: string; readonly blob: Blob } | null = null

const paint =
  (name: string) =>
  (...where: readonly unknown[]) =>
    void painted.push([name, ...where])

/** Returns a method that records a stroke in the colour that the brush has at that time. */
function inkOf(name: string) {
  return function (this: { readonly fillStyle: string }, ...where: readonly unknown[]) {
    painted.push([name, this.fillStyle, ...where])
  }
}

/** A drawing of this many units, with a line that gets its colour from the style sheet. */
class Drawing {
  readonly tagName: string = 'svg'
  readonly given = new Map<string, string>()
  constructor(
    readonly viewBox = { baseVal: { width: 0, height: 0 } },
    readonly parts: readonly Drawing[] = [],
  ) {}
  cloneNode(): Drawing {
    return new Drawing(
      this.viewBox,
      this.parts.map(() => new Drawing()),
    )
  }
  querySelectorAll(): readonly Drawing[] {
    return this.parts
  }
  setAttribute(name: string, value: string): void {
    this.given.set(name, value)
  }
  removeAttribute(): void {}
}

const written = (drawing: Drawing): string =>
  `<svg ${[...drawing.given].map(([name, value]) => `${name}="${value}"`).join(' ')}>${drawing.parts.map(written).join('')}</svg>`

beforeEach(() => {
  painted = []
  drawn = ''
  saved = null
  const context = {
    fillStyle: 'none',
    scale: paint('scale'),
    fillText: inkOf('text'),
    drawImage: paint('drawing'),
    fillRect: inkOf('rectangle'),
  }
  vi.stubGlobal('SVGSVGElement', Drawing)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('getComputedStyle', () => ({
    backgroundColor: 'paper',
    color: 'ink',
    fontFamily: 'Sheet',
    getPropertyValue: (name: string) => `own ${name}`,
  }))
  vi.stubGlobal(
    'XMLSerializer',
    class {
      serializeToString = written
    },
  )
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {}
      set src(address: string) {
        drawn = decodeURIComponent(address)
        queueMicrotask(() => this.onload())
      }
    },
  )
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:', revokeObjectURL: () => {} })
  vi.stubGlobal('document', {
    body: { append: () => {} },
    createElement: (tag: string) => {
      if (tag === 'a')
        return {
          set download(name: string) {
            saved = { name, blob: new Blob() }
          },
          click: () => {},
          remove: () => {},
        }
      canvas = { width: 0, height: 0 }
      return Object.assign(canvas, {
        getContext: () => context,
        toBlob: (done: (blob: Blob) => void) => done(new Blob(['picture'])),
      })
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the picture of a chart', () => {
  const send = () => {
    const drawing = new Drawing({ baseVal: { width: 300, height: 200 } }, [new Drawing()])
    return shareImage(drawing as unknown as SVGSVGElement, { title: 'Running score', note: 'Mike 326, Yetta 310' })
  }

  it('the picture is three times the chart, with a margin of 24 and 64 for the heading', async () => {
    expect(await send()).toBe(true)
    expect(canvas).toMatchObject({ width: 3 * (300 + 48), height: 3 * (200 + 48 + 64) })
    expect(painted[0]).toEqual(['scale', 3, 3])
    expect(painted[1]).toEqual(['rectangle', 'paper', 0, 0, 348, 312])
  })

  it('the picture has a heading with subject and players, and the chart keeps its size', async () => {
    await send()
    expect(painted.filter(([name]) => name === 'text')).toEqual([
      ['text', 'ink', 'Running score', 24, 44, 300],
      ['text', 'ink', 'Mike 326, Yetta 310', 24, 70, 300],
    ])
    expect(painted.at(-1)).toEqual(['drawing', expect.anything(), 24, 88, 300, 200])
  })

  it('the picture has the chart’s styles of the page in every part', async () => {
    await send()
    expect(drawn.match(/stroke="own stroke"/g)).toHaveLength(2)
    expect(drawn.match(/fill="own fill"/g)).toHaveLength(2)
    expect(drawn).toContain('font-size="own font-size"')
  })

  it('the picture is saved under its title where the phone cannot send it', async () => {
    await send()
    expect(saved).toMatchObject({ name: 'running-score.png' })
  })
})
