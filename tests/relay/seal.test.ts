import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { keysOf, type TableKeys } from '@/lib/together/keys/keys'
import { LARGEST_SAID, seal, unseal } from '@/lib/together/keys/seal'
import { newSecret } from '@/lib/together/keys/secret'
import { LARGEST_MESSAGE } from '@/scripts/together/keys'

let keys: TableKeys
let looks: TableKeys
beforeAll(async () => {
  keys = await keysOf(newSecret())
  if (keys.look === null) throw new Error('expected a table with a link for viewers')
  looks = await keysOf(keys.look)
})

const sealed = async (id: string, value: unknown): Promise<Uint8Array> => {
  const bytes = await seal(keys, 'entry', id, value)
  if (bytes === null) throw new Error('expected a value that fits a message')
  return bytes
}

describe('sealed text', () => {
  it('sealed text is opened by everyone at the table as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), fc.stringMatching(/^[0-9a-z]{1,20}$/), async (value, id) => {
        const bytes = await seal(keys, 'entry', id, value)
        if (bytes === null) return
        const json: unknown = JSON.parse(JSON.stringify(value))
        expect(await unseal(keys, 'entry', id, bytes)).toEqual(json)
        expect(await unseal(looks, 'entry', id, bytes)).toEqual(json)
      }),
      { numRuns: 100 },
    )
  })

  it('sealed text shows its length only in steps of 256 bytes', async () => {
    for (const length of [0, 1, 100, 187, 188, 189, 190, 500, 3_000]) {
      const said = 'x'.repeat(length)
      // Before sealing: 2 bytes for the length, 64 for the signature, 2 for the quotation marks. Sealing adds 12 before and 16
      // after.
      const steps = Math.ceil((2 + 64 + 2 + length) / 256)
      expect(await sealed('id', said)).toHaveLength(12 + 256 * steps + 16)
    }
  })

  it('text that fits a message with its header is sealed, and longer text is not', async () => {
    const largest = 'x'.repeat(LARGEST_SAID - 2)
    const bytes = await sealed('id', largest)
    // The header: NATS/1.0, the longest id of an entry, a full stop, and a key of 56 letters.
    const header = `NATS/1.0\r\nNats-Msg-Id: ${'i'.repeat(64)}.${'K'.repeat(56)}\r\n\r\n`
    expect(bytes.length + header.length).toBeLessThanOrEqual(LARGEST_MESSAGE)
    expect(await unseal(keys, 'entry', 'id', bytes)).toBe(largest)
    expect(await seal(keys, 'entry', 'id', `${largest}x`)).toBeNull()
  })

  it('sealed text is different each time', async () => {
    expect(await sealed('id', 'same')).not.toEqual(await sealed('id', 'same'))
  })

  it('sealed text cannot be opened after a change of any byte', async () => {
    const bytes = await sealed('id', { v: 1, entry: 'a hand' })
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = bytes.slice()
      changed[at] = (changed[at] ?? 0) ^ 4
      expect(await unseal(keys, 'entry', 'id', changed), `byte ${at}`).toBeNull()
    }
  })

  it('sealed text cannot be opened under another id, table or place', async () => {
    const bytes = await sealed('id', 'a hand')
    expect(await unseal(keys, 'entry', 'other', bytes)).toBeNull()
    expect(await unseal(keys, 'call', 'id', bytes)).toBeNull()
    expect(await unseal(await keysOf(newSecret()), 'entry', 'id', bytes)).toBeNull()
  })

  it('sealed text cannot be opened if a viewer signed it', async () => {
    expect(await seal(looks, 'entry', 'id', 'a hand')).toBeNull()
    const stranger = await keysOf(newSecret())
    const forged = await seal({ ...looks, sign: stranger.sign }, 'entry', 'id', 'a hand')
    if (forged === null) throw new Error('expected keys that sign')
    expect(await unseal(keys, 'entry', 'id', forged)).toBeNull()
    expect(await unseal(looks, 'entry', 'id', forged)).toBeNull()
  })

  it('sealed text cannot be opened at a table with other readers', async () => {
    const elsewhere = { ...keys, address: { ...keys.address, reader: (await keysOf(newSecret())).address.reader } }
    const bytes = await seal(elsewhere, 'entry', 'id', 'a hand')
    if (bytes === null) throw new Error('expected a value that fits a message')
    expect(await unseal(keys, 'entry', 'id', bytes)).toBeNull()
  })

  it('random bytes are never opened', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5_000 }), async (bytes) => {
        expect(await unseal(keys, 'entry', 'id', bytes)).toBeNull()
      }),
    )
  })
})
