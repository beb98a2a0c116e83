import { describe, expect, test } from 'vitest'
import { questionById } from '@/lib/rulesets/lookup/questions'
import { isSilentOn, notInGame, reading, stated } from '@/lib/rulesets/sources/cite'
import { citationText, groundText } from '@/lib/text/rules/citation'
import { saidSourceText, sourceText } from '@/lib/text/rules/source'
import { answersTitle } from '@/lib/text/screens/rules'

const VOID = stated('clobyosh', 'void')

describe('the citation of an answer', () => {
  test('a rule that its document states is cited by document and place', () => {
    expect(groundText({ answer: 'yes', source: VOID })).toBe('Clobyosh / Bela, Variations: Void Deal')
  })

  test('an answer that is a reading says that we read it so', () => {
    const said = { answer: 'bate', source: reading('tie-of-three', 'clobyosh', 'three') }
    expect(groundText(said)).toBe('Clobyosh / Bela, Three-handed Bela / Clobyosh, as we read it')
    expect(saidSourceText(said)).toBe('Clobyosh / Bela, Three-handed Bela / Clobyosh, as we read it')
  })

  test('a stated answer that adds a reading says so', () => {
    const said = { answer: 'yes', source: VOID, readings: ['who-shows-void-deal'] } as const
    expect(groundText(said)).toBe('Clobyosh / Bela, Variations: Void Deal, as we read it')
    expect(saidSourceText(said)).toBe('Clobyosh / Bela, Variations: Void Deal, as we read it')
  })

  test('several readings behind an answer are each named once', () => {
    const said = {
      answer: 'next',
      source: reading('tie-of-three', 'clobyosh', 'three'),
      readings: ['dealer-of-three', 'tie-of-three'],
    } as const
    expect(groundText(said)).toBe('Clobyosh / Bela, Three-handed Bela / Clobyosh, as we read it')
  })

  test('the page that describes three games is not said to be silent where it speaks of another', () => {
    expect(citationText(notInGame('clobyosh'))).toBe('Clobyosh / Bela does not mention it for this game')
    expect(citationText(notInGame('lehman'))).toBe('Lehman’s Klaberjass does not mention it')
    expect(sourceText(notInGame('clobyosh'))).toBe('Clobyosh / Bela has no such rule for this game')
  })

  test('the page that describes three games is silent on none alone where it is silent on all', () => {
    const { source } = questionById('old-tricks').by['bela-2']
    expect(citationText(source)).toBe('Clobyosh / Bela does not mention it')
    expect(sourceText(source)).toBe('Clobyosh / Bela has no such rule')
  })

  test.each(['wrong-entry', 'card-missing'] as const)('no document is quoted on %s, which none mentions', (id) => {
    const said = Object.values(questionById(id).by)
    expect(said.filter(({ source }) => !isSilentOn(source))).toEqual([])
    expect(
      said.map(groundText).filter((text) => !/(?: is silent|: not in what we have of it), as we read it$/.test(text)),
    ).toEqual([])
    expect(sourceText(said[0]?.source ?? notInGame('clobyosh'))).toMatch(/^Clobyosh \/ Bela is silent: our reading/)
  })

  test('a point on which all documents are silent is not called agreed', () => {
    expect(answersTitle(1, true)).toBe('None of our documents answers this')
    expect(answersTitle(1, false)).toBe('All the games agree')
    expect(answersTitle(3, true)).toBe('Three answers')
  })
})
