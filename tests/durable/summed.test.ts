import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIntact, withSum } from '@/lib/durable/replica/summed'

const rows = fc.dictionary(
  fc.string().filter((key) => key !== 'sum'),
  fc.jsonValue({ noUnicodeString: false }),
)

describe('a row with a sum', () => {
  it('is intact as it was written, and as the database gives it back', () => {
    fc.assert(
      fc.property(rows, (row) => {
        expect(isIntact(withSum(row))).toBe(true)
        expect(isIntact(structuredClone(withSum(row)))).toBe(true)
      }),
    )
  })

  it('is not intact once one of its properties says something else', () => {
    fc.assert(
      fc.property(
        rows,
        fc.string().filter((key) => key !== 'sum'),
        fc.jsonValue(),
        (row, key, value) => {
          fc.pre(JSON.stringify({ ...row, [key]: value }) !== JSON.stringify(row))
          expect(isIntact({ ...withSum(row), [key]: value })).toBe(false)
        },
      ),
    )
  })

  it('does not take its old sum into the new one', () => {
    const row = withSum({ a: 1 })
    expect(withSum(row)).toEqual(row)
    expect(isIntact(withSum({ ...row, a: 2 }))).toBe(true)
  })

  it('without a sum is not intact, and nor is what is no row', () => {
    for (const odd of [{ a: 1 }, {}, null, undefined, 7, 'row', [1]]) expect(isIntact(odd)).toBe(false)
  })
})
