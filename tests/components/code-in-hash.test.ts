import { describe, expect, it } from 'vitest'
import { codeInHash } from '@/components/addresses/use-hash'

describe('the code in the address of a page', () => {
  it.each(['.', ')', ').', ',', '!', '%0A', '%0D%0A', '%20', '%E2%80%9D'])(
    'the code in an address is whole with %s behind it',
    (sign) => {
      expect(codeInHash(`#1abc-_${sign}`)).toBe('1abc-_')
    },
  )

  it('the code is empty where the address has none', () => {
    expect(['', '#', '#.'].map(codeInHash)).toEqual(['', '', ''])
  })
})
