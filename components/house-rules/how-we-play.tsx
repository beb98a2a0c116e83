import { OPTION_GROUPS, optionsIn } from '@/components/new-game/option-groups'
import { makeCard } from '@/lib/engine/card'
import type { Rank } from '@/lib/engine/card'
import { BELA, cardPoints, LAST_TRICK, PLAIN_ORDER, TRUMP_ORDER } from '@/lib/engine/deck'
import type { OptionName, Rules } from '@/lib/engine/options'
import { runValue } from '@/lib/engine/run'
import { ruleSet } from '@/lib/rulesets/catalogue'
import type { RuleSetId } from '@/lib/rulesets/rule-set'
import { RANK_NAMES } from '@/lib/text/en/cards'
import { capital, list } from '@/lib/text/en/grammar'
import { houseSentence } from '@/lib/text/en/how-we-play'
import { wordsFor } from '@/lib/text/en/words'

interface HowWePlayProps {
  readonly base: RuleSetId
  readonly rules: Rules
}

/** How a table plays, in plain words on one page: what counts, then every rule there could be an argument about. */
export function HowWePlay({ base, rules }: HowWePlayProps) {
  const groups = OPTION_GROUPS.map((group) => ({
    title: group.title,
    options: optionsIn(group, { rules, followed: [], clashes: [] }),
  }))
  return (
    <div className="gap-x-8 text-base sm:columns-2 print:columns-2 print:text-sm print:leading-snug">
      <WhatCounts base={base} rules={rules} />
      {groups.map(({ title, options }) =>
        options.length === 0 ? null : (
          <section key={title} className="pb-3">
            <h3 className="break-after-avoid border-b border-ink text-base font-semibold">{title}</h3>
            <ul>
              {options.map((option) => (
                <RuleLine key={option} option={option} base={base} rules={rules} />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}

/** A rule of the house stands out from those of its document. */
function RuleLine({ option, base, rules }: HowWePlayProps & { readonly option: OptionName }) {
  const isHouse = ruleSet(base).values[option].value !== rules[option]
  return (
    <li className={`break-inside-avoid py-0.5 ${isHouse ? 'font-bold' : ''}`}>
      {houseSentence(wordsFor(base, 'own'), rules, option)}
    </li>
  )
}

function WhatCounts({ base, rules }: HowWePlayProps) {
  const words = wordsFor(base, 'own')
  const named: Names = { J: words.trumpJack, 9: words.trumpNine }
  return (
    <section className="break-inside-avoid pb-3">
      <h3 className="border-b border-ink text-base font-semibold">What counts, high to low</h3>
      <p className="py-0.5">Trumps: {cardsText(TRUMP_ORDER, 'trumps', named)}.</p>
      <p className="py-0.5">Other suits: {cardsText(PLAIN_ORDER, 'plain', {})}.</p>
      {rules.auction === 'contracts' ? (
        <p className="py-0.5">At no trumps every suit counts as another suit, at all trumps as trumps.</p>
      ) : null}
      <p className="py-0.5">
        {capital(words.runOfThree.one)} {runValue(3, rules.longRuns)}, {words.runOfFour.one}{' '}
        {runValue(4, rules.longRuns)}
        {rules.longRuns === 'hundred' ? `, ${words.runOfFive.one} ${runValue(5, rules.longRuns)}` : ''}; {words.bela}{' '}
        {BELA}; {words.lastTrick} {LAST_TRICK}.
      </p>
    </section>
  )
}

type Names = { readonly [R in Rank]?: string }

/** “jack (Yuss) 20, nine (Manel) 14, …, queen 3, eight and seven nothing”. */
function cardsText(order: readonly Rank[], place: 'trumps' | 'plain', names: Names): string {
  const pointsOf = (rank: Rank) => cardPoints(makeCard(rank, place === 'trumps' ? 'hearts' : 'spades'), 'hearts')
  const worth = order
    .filter((rank) => pointsOf(rank) > 0)
    .map((rank) => `${cardText(rank, names[rank])} ${pointsOf(rank)}`)
  const nothing = list(order.filter((rank) => pointsOf(rank) === 0).map((rank) => RANK_NAMES[rank]))
  return `${worth.join(', ')}, ${nothing} nothing`
}

const cardText = (rank: Rank, name: string | undefined): string =>
  name === undefined || name.startsWith('trump ') ? RANK_NAMES[rank] : `${RANK_NAMES[rank]} (${name})`
