import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gunzip, gzip, gzipNow } from '@/lib/format/gzip'

const MANY = 1_000_000
const GREETING = 'Здравей, Mike — ♥'

const bytesOf = (bytes: Uint8Array) => Uint8Array.from(bytes)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each([
  ['with the browser’s own streams', () => {}],
  [
    'in a browser that has none',
    () => {
      vi.stubGlobal('CompressionStream', undefined)
      vi.stubGlobal('DecompressionStream', undefined)
    },
  ],
])('compressed text, %s', (_, prepare) => {
  it('compressed text reads back as it was written, in pieces of any size', async () => {
    prepare()
    const anyPieces = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant(GREETING.repeat(9_000))))
    await fc.assert(
      fc.asyncProperty(anyPieces, async (pieces) => {
        const packed = await gzip(pieces, 100 * MANY)
        if (!packed.ok) throw new Error(packed.error)
        expect(gunzipSync(packed.value).toString('utf8')).toBe(pieces.join(''))
        expect(await gunzip(packed.value, 100 * MANY)).toEqual({ ok: true, value: pieces.join('') })
      }),
      { numRuns: 20 },
    )
  })

  it('text reads back where it was compressed in one go', async () => {
    prepare()
    const pieces = [GREETING, '', GREETING.repeat(9_000)]
    expect(await gunzip(gzipNow(pieces), MANY)).toEqual({ ok: true, value: pieces.join('') })
  })

  it('text from another compression program can be read', async () => {
    prepare()
    expect(await gunzip(bytesOf(gzipSync(GREETING)), MANY)).toEqual({ ok: true, value: GREETING })
  })

  it('text may be exactly as long as allowed, and not a character longer', async () => {
    prepare()
    const packed = bytesOf(gzipSync('x'.repeat(MANY)))
    expect((await gunzip(packed, MANY)).ok).toBe(true)
    expect(await gunzip(packed, MANY - 1)).toEqual({ ok: false, error: 'too-long' })
    expect((await gzip(['x'.repeat(MANY)], MANY)).ok).toBe(true)
    expect(await gzip(['x'.repeat(MANY - 1), 'xx'], MANY)).toEqual({ ok: false, error: 'too-long' })
  })

  it('a bomb is inflated no further than its limit', async () => {
    prepare()
    const bomb = bytesOf(gzipSync(Buffer.alloc(200 * MANY)))
    expect(bomb.length).toBeLessThan(MANY)
    expect(await gunzip(bomb, MANY)).toEqual({ ok: false, error: 'too-long' })
  })

  it('text that was cut short or changed is called broken', async () => {
    prepare()
    const packed = bytesOf(gzipSync(GREETING.repeat(50)))
    expect(await gunzip(packed.slice(0, -1), MANY)).toEqual({ ok: false, error: 'broken' })
    expect(await gunzip(packed.slice(0, 12), MANY)).toEqual({ ok: false, error: 'broken' })
    expect(await gunzip(bytesOf(gzipSync(Buffer.from([0xff, 0xfe]))), MANY)).toEqual({ ok: false, error: 'broken' })
  })
})
