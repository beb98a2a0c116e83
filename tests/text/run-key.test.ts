import { describe, expect, it } from 'vitest'
import { runChipLabel } from '@/lib/text/sheet/form'
import { tableAt } from '../support/text-builders'

describe('the key of a run', () => {
  it.each(['20', '50', '50×2', '100'])('the accessible name of a run’s key has the words on it: %s', (written) => {
    expect(runChipLabel(tableAt('bridge-belote'), 0, 4, written)).toContain(written)
  })
})
