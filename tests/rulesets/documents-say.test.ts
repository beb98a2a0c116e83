import { describe, expect, it } from 'vitest'
import { variantName } from '@/lib/messages/compiled/rules/variantName'
import { answerFor } from '@/lib/rulesets/lookup/lookup'
import { readingsOf } from '@/lib/rulesets/lookup/question'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { questionById } from '@/lib/rulesets/lookup/questions'
import { noteText } from '@/lib/rulesets/lookup/wording'
import { RULE_SETS } from '@/lib/rulesets/sets/catalogue'
import { rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { reading, stated, type Source } from '@/lib/rulesets/sources/cite'
import type { ReadingId } from '@/lib/rulesets/sources/readings'
import { VARIANTS, withVariant, type VariantId } from '@/lib/rulesets/variants/variants'
import { speakLanguage } from '@/tests/support/speak-language'

/** Returns the answer at a table that plays a variant, with its source. */
function atVariant(id: VariantId, base: RuleSetId, question: QuestionId) {
  const variant = VARIANTS.find((one) => one.id === id)
  if (variant === undefined) throw new Error(`expected a variant, got ${id}`)
  return answerFor(questionById(question), base, withVariant(rulesOf(RULE_SETS[base]), variant)).said
}

const FRENCH = ['belote', 'contree', 'coinche'] as const

/** Section 11 of each text of the French federation: no trumps and all trumps, if the organiser allows them. */
const SECTION_11: Readonly<Record<(typeof FRENCH)[number], Source>> = {
  belote: stated('ffb-belote', 'variant'),
  contree: stated('ffb-contree', 's11'),
  coinche: stated('ffb-coinche', 'variant'),
}

describe('no trumps and all trumps in France', () => {
  it.each(FRENCH)('%s leaves both to the organiser, and cites section 11 wherever it speaks of them', (id) => {
    expect(questionById('no-trump-contracts').by[id]).toMatchObject({ answer: 'organiser', source: SECTION_11[id] })
    for (const question of ['all-trumps-play', 'no-trump-melds', 'no-trump-doubled'] as const)
      expect(questionById(question).by[id].source, question).toEqual(SECTION_11[id])
  })

  it('a forced player at no trumps and bridge-belote have contracts without one trump suit', () => {
    expect(questionById('no-trump-contracts').by['bridge-belote'].answer).toBe('contracts')
    expect(atVariant('four-bimah-no-trump', 'klabberjass-4', 'no-trump-contracts').answer).toBe('forced')
    expect(questionById('no-trump-contracts').by['bela-hr'].answer).toBe('no')
  })
})

describe('what a document says, and where', () => {
  it.each<[QuestionId, RuleSetId, string, Source]>([
    ['king-or-queen-first', 'belote', 'nothing', stated('ffb-belote', 'belote')],
    ['king-or-queen-first', 'contree', 'nothing', stated('ffb-contree', 's7')],
    ['king-or-queen-first', 'coinche', 'nothing', stated('ffb-coinche', 'belote')],
    ['end-on-sweep', 'contree', 'yes', stated('ffb-contree', 'refused')],
    ['void-deal', 'contree', 'no', stated('ffb-contree', 'refused')],
    ['bela-needs-trick', 'contree', 'no', stated('ffb-contree', 's10-2')],
    ['misdeal', 'belote', 'same-dealer', stated('ffb-pages', 'misdeal')],
    ['misdeal', 'contree', 'same-dealer', stated('ffb-pages', 'misdeal')],
    ['misdeal', 'coinche', 'same-dealer', stated('ffb-pages', 'misdeal')],
    ['talk-and-signals', 'contree', 'fixed-words', stated('ffb-pages', 'calls')],
    ['held-over-winner', 'belote', 'next-winner', reading('federation-held-over', 'ffb-belote', 'tie')],
    ['when-to-declare', 'bela-hr', 'before-play', reading('croatian-declaring', 'pravila-bele', 'melds')],
    ['sweep-melds', 'bela-hr', 'lost', reading('croatian-trick', 'pravila-bele', 'final')],
    ['bela-call', 'bela-hr', 'either', reading('croatian-bela-call', 'pravila-bele', 'bela')],
    ['misdeal-again', 'belote', 'no-taking-then-162', stated('ffb-pages', 'misdeal')],
    ['misdeal-again', 'coinche', 'no-bid-then-160', stated('ffb-pages', 'misdeal')],
    ['revoke-seen', 'contree', 'suit-barred', stated('ffb-pages', 'revoke')],
    ['cards-picked-up', 'belote', 'no', stated('ffb-belote', 'deal')],
    ['cards-picked-up', 'contree', 'no', stated('ffb-contree', 's3-4')],
    ['four-sevens', 'contree', 'refused', stated('ffb-contree', 'refused')],
    ['four-sevens', 'coinche', 'played', stated('ffb-coinche', 'declarations')],
    ['queen-first', 'belote', 'either', stated('ffb-belote', 'belote')],
    ['queen-first', 'klabberjass-4', 'either', stated('clobyosh', 'fourPlay')],
    ['bids-doubled', 'contree', 'any', stated('ffb-contree', 's4-2-2')],
    ['bid-after-double', 'coinche', 'freezes', stated('ffb-coinche', 'bids')],
    ['bid-after-double', 'bridge-belote', 'cancels', reading('contract-after-double', 'belote', 'bids')],
    ['double-out-of-turn', 'coinche', 'no-price', stated('ffb-coinche', 'bids')],
    ['bela-wins-game', 'belote', 'one-more-trick', stated('ffb-pages', 'endOnBela')],
    ['bela-wins-game', 'coinche', 'one-more-trick', stated('ffb-coinche', 'end')],
    ['bela-wins-game', 'bridge-belote', 'never-on-sweep', stated('belote', 'end')],
    ['sweep-bid-lead', 'contree', 'eldest', stated('ffb-contree', 's5-1')],
    ['four-at-a-time', 'coinche', 'never', stated('ffb-pages', 'packets')],
    ['four-at-a-time', 'bela-hr', 'twos-and-threes', stated('pravila-bele', 'deal')],
    ['counts-differ', 'belote', 'recount', stated('ffb-pages', 'counts')],
    ['three-or-two-players', 'bela-hr', 'mostly-four', stated('pravila-bele', 'overview')],
    ['three-or-two-players', 'bela-2', 'two-to-four', stated('clobyosh', 'two')],
    ['doubled-sweep', 'contree', 'once', reading('doubled-sweep', 'ffb-contree', 's10-2')],
    ['doubled-sweep', 'coinche', 'multiplied', stated('ffb-coinche', 'made')],
  ])('%s of %s is answered “%s” by the passage that says so', (id, base, answer, source) => {
    expect(questionById(id).by[base]).toMatchObject({ answer, source })
  })

  it.each<[QuestionId, VariantId, RuleSetId, string, Source]>([
    ['misdeal', 'contest', 'belote', 'until-trumps', stated('ascee', 'misdeal')],
    ['wrong-count', 'contest', 'belote', 'dealers-pay', stated('ascee', 'misdeal')],
    ['out-of-turn', 'contest', 'belote', 'hand-lost', reading('contest-irregularity', 'ascee', 'irregularity')],
    ['misdeal', 'cannes', 'contree', 'until-picked-up', stated('cannes', 'misdeal')],
    ['wrong-count', 'cannes', 'contree', 'dealers-pay-bid', stated('cannes', 'misdeal')],
    ['target', 'contree-announced', 'contree', '1010', stated('colver', 'targets')],
    ['undertrump', 'contree-announced', 'contree', 'must', stated('colver', 'undertrump')],
    ['capot-bid', 'contree-announced', 'contree', '250', stated('colver', 'capot')],
    ['double-of', 'contree-announced', 'contree', 'everything', stated('colver', 'doubles')],
    ['made', 'contree-announced', 'contree', 'bid', stated('colver', 'methods')],
    ['undertrump', 'contree-pagat', 'contree', 'must', stated('pagat-coinche', 'undertrump')],
    ['bate-melds', 'contree-pagat', 'contree', 'yes', stated('pagat-coinche', 'belote')],
    ['double-of', 'contree-pagat', 'contree', 'bid', stated('pagat-coinche', 'double')],
    ['double-in-turn', 'contree-pagat', 'contree', 'any-time', stated('pagat-coinche', 'turn')],
    ['lowest-bid', 'contree-pagat', 'contree', '80', stated('pagat-coinche', 'lowest')],
    ['claim-though-bate', 'dosta', 'bela-hr', 'not-taker', reading('dosta', 'pravila-bele', 'overview')],
    ['misdeal-again', 'contest', 'belote', 'before-trumps-free', stated('ascee', 'misdeal')],
    ['misdeal-again', 'cannes', 'contree', 'before-call-free', stated('cannes', 'misdeal')],
    ['revoke-seen', 'contest', 'belote', 'hand-lost', reading('contest-irregularity', 'ascee', 'irregularity')],
    ['cards-picked-up', 'cannes', 'contree', 'no', stated('cannes', 'pickUp')],
    ['bids-doubled', 'contree-pagat', 'contree', 'not-capot', stated('pagat-coinche', 'capot')],
    ['double-out-of-turn', 'cannes', 'contree', 'choice', stated('cannes', 'bids')],
    ['double-out-of-turn', 'contree-pagat', 'contree', 'nothing', stated('pagat-coinche', 'turn')],
  ])(
    '%s at a table of the variant %s of %s is answered “%s” by the passage that says so',
    (id, variant, base, answer, source) => {
      expect(atVariant(variant, base, id)).toMatchObject({ answer, source })
    },
  )

  it.each<[QuestionId, RuleSetId, ReadingId]>([
    ['two-carres', 'bela-hr', 'four-tens'],
    ['no-trump-contracts', 'belote', 'no-trump-jack'],
    ['no-trump-contracts', 'coinche', 'no-trump-jack'],
  ])('what %s of %s adds to its document is a reading', (id, base, found) => {
    expect(readingsOf(questionById(id).by[base])).toContain(found)
  })
})

describe('a partner who has the trick, in bridge-belote', () => {
  it('the article’s answer stays: a trump has to be played', () => {
    expect(answerFor(questionById('partner-winning'), 'bridge-belote').said.answer).toBe('must-trump')
    expect(atVariant('belote-partner-free', 'bridge-belote', 'partner-winning').answer).toBe('free')
  })

  it.each(['en', 'bg', 'de', 'fr', 'hr'])(
    'in %s the question names the variant that most tables play',
    async (language) => {
      await speakLanguage(language)
      expect(noteText('partner-winning', 'bridge-belote')).toContain(variantName['belote-partner-free'])
    },
  )
})
