import { describe, expect, it } from 'vitest'
import { meaning } from '@/lib/messages/compiled/rules/meaning'
import { usedIn } from '@/lib/messages/compiled/rules/usedIn'
import { word } from '@/lib/messages/compiled/rules/word'
import { GLOSSARY } from '@/lib/rulesets/glossary/glossary'
import { QUESTION_IDS } from '@/lib/rulesets/lookup/question-ids'
import { findRules } from '@/lib/rulesets/search/search'

const WORDS_OF_THE_FAMILY: { readonly [id: string]: string } = {
  klaberjass:
    'Clobyosh, Klaberjass, Klabberjass, Kalabrias, Kalabriasz, Klabiash, Clob, Clobby, Clubby, Clabber, Clobber, Klob, Bela, Finefindred, Cinq Cents, 500, Clubbius, alsós, Belot, bridge-belote, Deberc, Clabor, Vida, Pilotta, Baloot',
  yuss: 'Yuss, jass, jasz, Jass, jas, the Jack, йось',
  menel: 'Manel, menel, Manille, the fourteen',
  bela: 'Bela, bella, belle, belote',
  'from-the-bela': 'rebelote, from the Bela',
  dix: 'dix, deece, the seven',
  'turn-up': 'turn-up, upcard, trump indicator',
  stock: 'stock, stub, talon',
  eldest: 'forehand, Elder, pone, non-dealer, eldest',
  taker: "taker, maker, bidder, declarer, committed team, caller, об’яз, об'яз",
  defender: 'defender, defenders, opponents, whisting players',
  bate: 'bate, bete, bête, inside, вътре, dedans, pad, fall, wet, nat, XB',
  'last-trick': 'last trick, shtoch, zadnji štih, dix de der, final 10',
  twenty: 'twenty, tierce, terc, triple',
  fifty: 'fifty, quarte, kvart',
  hundred: 'quint, kvint, hundred',
  'four-of-a-kind': 'carré, square, quad',
  sweep: 'capot, valat, No Tricker, all hands, štiglja, pit',
  tie: 'equal scores, litige, hanging, висящи, visi',
  'held-over': 'abeyance, hanging pot, frozen points',
  double: 'double, contra, coinchée, контра',
  redouble: 'redouble, re-contra, surcoinche',
  sheet: 'чаршаф-контра, sheet, излез-контра, go out, сюр-контра',
  schmeiss: 'schmeiss',
  'dealer-forced': 'on the bimah, mus, mussed',
  'match-points': 'match points, MP, points on the board',
  kirtik: 'kirtik',
  trump: 'trump, коз',
  'no-trumps': 'no trump, без коз',
  'all-trumps': 'all trumps, всичко коз',
  suits: 'спатия, clubs, каро, diamonds, купа, hearts, пика, spades',
  'last-trick-decides': 'winner of the last trick decides, rule 5',
}

/** Words by the country or region where they are used. */
const SAID_IN: { readonly [where: string]: string } = {
  Bulgaria:
    'вътре, inside, висящи, hanging, hanging points, valat, belote, tierce, quarte, quint, capot, carré, бридж-белот, коз, без коз, всичко коз, спатия, каро, купа, пика, contra, контра, реконтра, re-contra, сюр-контра, чаршаф-контра, излез-контра, committed team, MP, points on the board',
  France:
    'dedans, bête, litige, belote, rebelote, Belote, Manille, dix de der, tierce, quarte, carré, capot, atout, preneur, coinchée, surcoinche, talon',
  Croatia: 'pad, fall, zadnji štih, štiglja, terc, adut, mus, mussed, Bela, caller',
  Netherlands: 'nat, wet, pit, jas, Klaverjas',
  Ukraine: 'йось, XB, terc, Deberc, Clabor, об’яз, whisting player',
  Scotland: 'low man, high man, middle man, take on big, Bela',
  'South Africa': 'Klabberjass, Clubbius, bimah, no trump',
  Hungary: 'Kalabrias, alsós',
  Greece: 'Vida',
  Cyprus: 'Pilotta',
  'Arab countries': 'Baloot',
  'United States': 'Clabber',
  Armenia: 'Belot',
  'Jewish communities': 'Clobyosh',
  'the Balkans': 'kvart, kvint, visi, Belot',
  Ontario: 'No Tricker',
}

/** Words by the document that contains them. */
const WRITTEN_IN: { readonly [document: string]: string } = {
  Clobyosh:
    'Klaberyass, Clubiasch, forehand, trump indicator, proposed trump, undealt stack, the seven, combination, not good, shtoch, beat, equal scores, in abeyance',
  Lehman: 'Kalabriasz, Klabiash, Klobiosh, non-dealer, maker, jass, menel, bella, meld, sequence',
  Bicycle:
    'Kalabrias, Klab, non-dealer, maker, opponent, jasz, menel, deece, bella, meld, sequence, no good, how high?, play over, bete, game',
  Denexa: 'non-dealer, maker, opponent, upcard, stub, jass, menel, deece, meld, sequence, not good, how high?',
}

/** Returns the ids of the terms that a search finds, either directly or through their question. */
const termsFor = (typed: string): readonly string[] => {
  const found = findRules(typed)
  const isFound = (one: (typeof GLOSSARY)[number]) =>
    found.some(({ term, question }) => term?.id === one.id || (question !== null && question.id === one.question))
  return GLOSSARY.filter(isFound).map(({ id }) => id)
}

describe('the glossary', () => {
  it('the glossary has every term once', () => {
    expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length)
    expect(new Set(GLOSSARY.map(({ id }) => word[id].toLowerCase())).size).toBe(GLOSSARY.length)
  })

  it('the glossary explains every term in one sentence without gender', () => {
    for (const { id } of GLOSSARY) {
      expect(meaning[id], id).toMatch(/^[A-Z][^.]*\.$/)
      expect(meaning[id], id).not.toMatch(/\b(he|his|him|she|her)\b/i)
    }
  })

  const names = GLOSSARY.flatMap(({ also }) => also)

  it('the glossary says of every other name where it is used', () => {
    expect(names.filter(({ where }) => usedIn[where].trim() === '')).toEqual([])
  })

  it.each([...Object.entries(SAID_IN), ...Object.entries(WRITTEN_IN)])(
    'the glossary gives the words of %s',
    (where, words) => {
      for (const said of words.split(', ')) {
        const places = names.filter(({ name }) => name === said).map((one) => usedIn[one.where])
        expect(places.join(), said).toContain(where)
      }
    },
  )

  it('the glossary names no word twice for one term', () => {
    for (const { id, also } of GLOSSARY) {
      const names = [word[id], ...also.map(({ name }) => name)].map((name) => name.toLowerCase())
      expect(new Set(names).size, id).toBe(names.length)
    }
  })

  it('every term leads to a question that exists', () => {
    const asked: ReadonlySet<string> = new Set(QUESTION_IDS)
    for (const { id, question } of GLOSSARY) {
      expect(question === undefined || asked.has(question), id).toBe(true)
    }
  })

  it.each(Object.entries(WORDS_OF_THE_FAMILY))('a search finds %s by every word of the family', (id, words) => {
    for (const word of words.split(', ')) {
      expect(termsFor(word), word).toContain(id)
    }
  })

  it.each([
    ['vatre', 'bate'],
    ['charshaf', 'sheet'],
    ['izlez', 'sheet'],
    ['visyashti', 'tie'],
    ['kontra', 'double'],
    ['vsichko koz', 'all-trumps'],
    ['bez koz', 'no-trumps'],
    ['spatia', 'suits'],
    ['obyaz', 'taker'],
    ['yos', 'yuss'],
    ['stiglja', 'sweep'],
    ['bete', 'bate'],
    ['CARRE', 'four-of-a-kind'],
  ])('a search finds %s, typed without accents or in Latin letters', (typed, id) => {
    expect(termsFor(typed)).toContain(id)
  })

  it('a search lists the term itself before another name for it', () => {
    expect(findRules('bela')[0]?.term?.id).toBe('bela')
    expect(findRules('contra')[0]?.term?.id).toBe('double')
    expect(findRules('hanging')[0]?.term?.id).toBe('tie')
  })
})
