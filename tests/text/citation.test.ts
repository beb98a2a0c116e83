import { describe, expect, test } from 'vitest'
import { questionById } from '@/lib/rulesets/lookup/questions'
import { isSilentOn, notInGame, reading, stated } from '@/lib/rulesets/sources/cite'
import { citationText, groundText } from '@/lib/text/rules/citation'
import { saidSourceText, sourceText } from '@/lib/text/rules/source'
import { answersTitle } from '@/lib/text/screens/rules'

const VOID = stated('000', 'void')

describe('what an answer rests on', () => {
  test('a rule that its document states is cited by document and place', () => {
    expect(groundText({ answer: 'yes', source: VOID })).toBe('Clobyosh / Bela, Variations: Void Deal')
  })

  test('an answer that is a reading says which', () => {
    const said = { answer: 'bate', source: reading('A43', '000', 'three') }
    expect(groundText(said)).toBe('Clobyosh / Bela, Three-handed Bela / Clobyosh, by reading A43')
    expect(saidSourceText(said)).toBe('Clobyosh / Bela, Three-handed Bela / Clobyosh, as we read it (A43)')
  })

  test('a stated answer that adds something names the reading behind that', () => {
    const said = { answer: 'yes', source: VOID, readings: ['A61'] } as const
    expect(groundText(said)).toBe('Clobyosh / Bela, Variations: Void Deal, with reading A61')
    expect(saidSourceText(said)).toBe('Clobyosh / Bela, Variations: Void Deal, read with A61')
  })

  test('several readings stand in a row, each once, that of the source first', () => {
    const said = { answer: 'next', source: reading('A43', '000', 'three'), readings: ['A50', 'A43'] } as const
    expect(groundText(said)).toMatch(/, by readings A43 and A50$/)
  })

  test('the page that describes three games is not said to be silent where it speaks of another', () => {
    expect(citationText(notInGame('000'))).toBe('Clobyosh / Bela has no word of it for this game')
    expect(citationText(notInGame('001'))).toBe('Lehman’s Klaberjass has no word of it')
    expect(sourceText(notInGame('000'))).toBe('Clobyosh / Bela has no such rule for this game')
  })

  test('the page that describes three games is silent on none alone where it is silent on all', () => {
    const { source } = questionById('old-tricks').by['bela-2']
    expect(citationText(source)).toBe('Clobyosh / Bela has no word of it')
    expect(sourceText(source)).toBe('Clobyosh / Bela has no such rule')
  })

  test.each(['wrong-entry', 'card-missing'] as const)('nobody is quoted on %s, of which no document speaks', (id) => {
    const said = Object.values(questionById(id).by)
    expect(said.filter(({ source }) => !isSilentOn(source))).toEqual([])
    expect(said.map(groundText).filter((text) => !/ is silent, by reading C0[45]$/.test(text))).toEqual([])
    expect(sourceText(said[0]?.source ?? notInGame('000'))).toMatch(/^Clobyosh \/ Bela is silent; as we read it/)
  })

  test('what all are silent on is not called agreed', () => {
    expect(answersTitle(1, true)).toBe('No document says')
    expect(answersTitle(1, false)).toBe('All the games agree')
    expect(answersTitle(3, true)).toBe('Three answers')
  })
})
