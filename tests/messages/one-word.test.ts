import { beforeAll, describe, expect, it } from 'vitest'
import { playRule } from '@/lib/messages/compiled/referee/playRule'
import { replayNew } from '@/lib/messages/compiled/referee/replay'
import { announceRedeal, announceRedone } from '@/lib/messages/compiled/table/announce'
import { claimTool, redealTool, redoTool, undoTool } from '@/lib/messages/compiled/table/ledger'
import { heldOver, thrownIn } from '@/lib/messages/compiled/terms/words'
import { cardName } from '@/lib/text/terms/cards'
import { speakLanguage } from '@/tests/support/speak-language'

describe('in Bulgarian', () => {
  beforeAll(() => speakLanguage('bg'))

  it('in Bulgarian the card to beat is on the table, and only a better one in the hand', () => {
    const card = cardName('9H')
    expect(playRule['must-beat-trump']({ card })).toBe(
      'Играе се коз: деветка купа на масата трябва да се качи, а в ръката има по-силен коз.',
    )
    expect(playRule['must-head']({ card })).toBe(
      'Най-силната карта на масата (деветка купа) трябва да се качи, а в ръката има по-силна от същата боя.',
    )
  })

  it('in Bulgarian a redeal is not called a new hand', () => {
    expect([redealTool, announceRedeal, thrownIn]).toEqual(['Раздай пак', 'Раздава се пак.', 'раздава се пак'])
    expect(replayNew).toBe('Ново раздаване')
  })

  it('in Bulgarian redo repeats, and gives nothing back', () => {
    expect([undoTool, redoTool]).toEqual(['Отмени', 'Повтори'])
    expect(announceRedone({ now: '' })).toMatch(/^Повторено\./u)
  })

  it('in Bulgarian a claim is not called leaving the sheet', () => {
    expect(claimTool).toBe('Заявка')
  })

  it('in Bulgarian points that wait are always called „висящи“', () => {
    for (const vocabulary of ['belote', 'clobyosh', 'plain']) expect(heldOver({ vocabulary })).toBe('висящи')
  })
})

describe('in German', () => {
  beforeAll(() => speakLanguage('de'))

  it('in German undo and redo have the words of other programs', () => {
    expect([undoTool, redoTool]).toEqual(['Rückgängig', 'Wiederholen'])
  })
})
