import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { suitsAt, trumpsAt } from '@/components/cards/suit-order'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { rules } from '../support/builders'

const PACK = ['spades', 'hearts', 'diamonds', 'clubs']
const BIDS = ['clubs', 'diamonds', 'hearts', 'spades']

const components = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.tsx?$/.test(path),
)

describe('the order of the suits', () => {
  it('the suits have the order of the pack, and in belote that of the bids', () => {
    for (const id of RULE_SET_IDS) {
      const at = rules(id)
      expect([id, suitsAt(at)]).toEqual([id, at.auction === 'contracts' ? BIDS : PACK])
    }
  })

  it('no trumps come after the suits where they can be named', () => {
    expect(trumpsAt(rules('klabberjass-4', { allPass: 'dealer-names', forcedNoTrump: 'allowed' }))).toEqual([
      ...PACK,
      'none',
    ])
    expect(trumpsAt(rules('bridge-belote'))).toEqual([...BIDS, 'none', 'all'])
  })

  it('no screen has an order of its own', () => {
    const own = components.filter((path) =>
      /'(\w+)', '(\w+)', '(\w+)', '(\w+)'/g
        .exec(readFileSync(join('components', path), 'utf8'))
        ?.slice(1)
        .every((word) => PACK.includes(word)),
    )
    expect(own).toEqual([])
  })
})
