import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DeclarePad } from '@/components/hand/declare-pad'
import { emptyDraft } from '@/components/hand/draft'
import type { Rules } from '@/lib/engine/table/options'
import { rules } from '../support/builders'
import { tableAt } from '../support/text-builders'

/** Returns what the last key of the first player is called. */
function lastKey(changes: Partial<Rules>): string | undefined {
  const table = { ...tableAt('bridge-belote'), rules: rules('bridge-belote', changes) }
  const draft = emptyDraft(table.rules, 'piles')
  const pad = renderToStaticMarkup(createElement(DeclarePad, { table, draft, side: 0, onDraft: () => undefined }))
  return [...pad.matchAll(/aria-label="Ann: ([^"]*)"/gu)].at(-1)?.[1]
}

describe('the key for what is rarely declared', () => {
  it('the key names what it opens, or “More” where that is two things', () => {
    expect(lastKey({})).toBe('More')
    expect(lastKey({ runs: 'no' })).toBe('Four alike')
    expect(lastKey({ carres: 'no' })).toBe('longer')
    expect(lastKey({ carres: 'no', runs: 'no' })).toBe('belote')
  })
})
