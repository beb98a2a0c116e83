import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIntact, withSum } from '@/lib/durable/replica/summed'

const rows = fc.dictionary(
  fc.string().filter((key) => key !== 'sum'),
  fc.jsonValue({ noUnicodeString: false }),
)

describe('a row with a checksum', () => {
  it('a row is intact as it was written and as the database returns it', () => {
    fc.assert(
      fc.property(rows, (row) => {
        expect(isIntact(withSum(row))).toBe(true)
        expect(isIntact(structuredClone(withSum(row)))).toBe(true)
      }),
    )
  })

  it('a row with a changed property is not intact', () => {
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

  it('a new checksum does not include the old one', () => {
    const row = withSum({ a: 1 })
    expect(withSum(row)).toEqual(row)
    expect(isIntact(withSum({ ...row, a: 2 }))).toBe(true)
  })

  it('a row without a checksum is not intact, and neither is another value', () => {
    for (const odd of [{ a: 1 }, {}, null, undefined, 7, 'row', [1]]) expect(isIntact(odd)).toBe(false)
  })
})
