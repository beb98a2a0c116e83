import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../../scripts/pack.mjs'
import { flightOf, unfold } from '../../scripts/service-worker/unfold'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const whole = (content: Uint8Array) => ({ content, isFlight: false })

function folded(files: readonly { readonly content: Uint8Array; readonly isFlight: boolean }[]) {
  return new Uint8Array(fold(files))
}

/** Texts in which much repeats, within one and from one to the next. */
const repeating = fc.array(
  fc
    .array(fc.constantFrom('<p>The taker’s points are held over.</p>', 'abcdefghijklmnopqrstuvwxyz', '{}', 'x'), {
      maxLength: 30,
    })
    .map((parts) => bytesOf(parts.join(''))),
  { maxLength: 12 },
)

describe('a pack', () => {
  it('gives back every file as it was, whatever repeats', () => {
    fc.assert(
      fc.property(fc.oneof(repeating, fc.array(fc.uint8Array({ maxLength: 400 }))), (contents) => {
        expect(unfold(folded(contents.map(whole))).map((file) => [...file])).toEqual(contents.map((file) => [...file]))
      }),
    )
  })

  it('says a second time only where it was said the first', () => {
    const page = bytesOf(Array.from({ length: 4000 }, (_, at) => `${(at * 7919) % 4001}`).join(' '))
    const [once, thrice] = [folded([page].map(whole)), folded([page, page, page].map(whole))]
    expect(thrice.length - once.length).toBeLessThan(40)
  })

  it('leaves out the text that the page before it holds', () => {
    const text = '1:"$Sreact.fragment"\n2:["</script>","é\\n"]\n'
    const pieces = [text.slice(0, 9), text.slice(9)].map(
      (piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece).replaceAll('<', '\\u003c')}])</script>`,
    )
    const page = bytesOf(`<p>Rules</p><script>(self.__next_f=[]).push([0])</script>${pieces.join('')}`)
    expect(new TextDecoder().decode(flightOf(page))).toBe(text)
    const files = [whole(page), { content: bytesOf(text), isFlight: true }]
    expect(unfold(folded(files)).map((file) => new TextDecoder().decode(file))).toEqual([
      new TextDecoder().decode(page),
      text,
    ])
  })
})
