import { markOf } from './compare'
import type { Item, Kind } from './item'

const PART = 100

/** A part of what is read: its name, and the page. */
export interface Part {
  readonly name: string
  readonly page: string
}

/** The pages to read, of about a hundred items each: rendered words alone, and what is asked of them. */
export function partsOf(language: string, items: readonly Item[]): readonly Part[] {
  const numbered = items.map((item, number) => ({ item, text: itemText(item, markOf(item, number)) }))
  const hands = numbered.filter(({ item }) => item.kind === 'hand')
  const others = numbered.filter(({ item }) => item.kind === 'correction' || item.kind === 'figure')
  const rules = numbered.filter(({ item }) => item.kind === 'rule')
  return [hands, others, rules]
    .flatMap((group) => inParts(group))
    .map((part, number) => {
      const kinds = [...new Set(part.map(({ item }) => item.kind))]
      const name = `${language}-${number + 1}`
      return { name, page: [...headOf(name, kinds), ...part.map(({ text }) => text)].join('\n\n') + '\n' }
    })
}

/** As many parts as are needed, of the same length. */
function inParts<T>(items: readonly T[]): readonly (readonly T[])[] {
  const parts = Math.max(1, Math.round(items.length / PART))
  const size = Math.ceil(items.length / parts)
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size))
}

function itemText({ parties, texts, asks }: Item, mark: string): string {
  const who = parties.map((name, side) => `${'ABC'[side]} = ${name}`).join(' · ')
  return [
    `### ${mark}`,
    ...(who === '' ? [] : [who]),
    texts.map((text, part) => `${part + 1}. ${text}`).join('\n'),
    ...(asks.length === 0 ? [] : [asks.map((ask, number) => `- ${'abcdef'[number]}: ${ask}`).join('\n')]),
  ].join('\n\n')
}

const headOf = (name: string, kinds: readonly Kind[]): readonly string[] => [
  `# ${name}: to be read back`,
  `Below are texts of an app that keeps the score of a card game (trumps, a taker who must make more than the other side, runs and other declarations, points that can be “held over” for the winner of the next hand). Read each as a player would who knows the game and this language, and nothing else: **answer from the words that stand there alone**. Look nothing up, neither in the app's code nor in another language; do not reckon what the words do not say; do not put right what seems wrong. Where two readings are possible, give the one a player would take, and add a field \`"doubt": "…"\`. Where a text is hard to follow or no native speaker would say it so, add \`"remark": "…"\`. Neither counts as an answer.`,
  `Write one JSON object, each item under its mark (\`### 12-a3f9\` is \`"12-a3f9"\`), into \`${name}.json\`. Parties are called by their letters. **Leave a field out where it is nothing, nobody, no, or not said.** Figures are plain numbers, those below zero with a minus.`,
  ...kinds.map((kind) => ASKED[kind]),
]

const ASKED: Readonly<Record<Kind, string>> = {
  hand: `## What is asked of a hand

Part 1 is the verdict on a hand. From it alone:

- \`result\`: \`"made"\` (the taker has made it), \`"lost"\` (the taker has not), \`"level"\` (both the same, and it is no loss), \`"revoke"\` (somebody played a wrong card), \`"redeal"\` (thrown in), \`"agreed"\` (points by word), \`"claim good"\`, \`"claim false"\` (somebody said in the middle of the hand that the game is won).
- \`by\`: whose doing that was: who took the hand and made it or lost it, who revoked, who claimed. Nobody where it is level, thrown in or agreed.
- \`times\`: how often the hand counts by doubling, 2, 4 or 8. \`big\`: true where it was played “on big” (or however the great game is called).
- \`points\`: by party, what the hand brings, as far as the words say so, with held-over points that are won: \`{"A": 142, "B": -20}\`. Where they say only what comes over to a party from another, that. Match points where match points are said. Figures of which the words say that they count two or four times: what comes of it, where that is said. A figure that only says how a party came by its points (all the tricks, in a game without match points) is not added again.
- \`tookHeld\`: by party, points held over before that are won with this hand (they are in \`points\` too).
- \`held\`: how many points wait for a later hand now, in all. \`heldFrom\`: whose points of this hand have to wait: a letter, or \`"all"\`.
- \`over\`: true where the game is over. \`game\`: who has won the game. \`lapses\`: points that are nobody's any more because the game is over.

Part 2 says what each side has made. From it alone: \`last\`: who took the last trick. \`vain\`: the parties one of whose declarations counts nothing, as a list \`["A", "B"]\`.

Part 3 is the row of the sheet, a side after the other. From it alone: \`took\`: the party that took the hand. \`trump\`: \`"clubs"\`, \`"diamonds"\`, \`"hearts"\`, \`"spades"\`, \`"none"\` (without trumps), \`"all"\` (all trumps). \`totals\`: by party, the total of the game after this hand.

Example: \`"12-a3f9": {"result": "lost", "by": "A", "points": {"B": 85}, "last": "B", "took": "A", "trump": "hearts", "totals": {"A": 120, "B": 300}}\``,
  correction: `## What is asked of a correction (items with A = …, of sentences)

Somebody puts one hand of the sheet right, and is told what else changes. From part 1:

- \`verdicts\`: the numbers of hands that come out otherwise (made, lost, level …), as a list. \`points\`: hands whose points are said to change. \`samePoints\`: hands that come to the same points in another way. \`dealers\`: hands that somebody else dealt. \`after\`: hands that no longer count because the game is over. \`again\`: hands that count again. \`open\`: hands that must be put right.
- \`leaves\`: by hand, how many points it now leaves for later ones: \`{"3": 61}\`. Leave out a hand that leaves nothing.
- \`next\`: who deals next, by name.
- \`undone\`: whose win is undone: a letter; \`"nobody"\` where a win is undone and no winner is named.
- \`ends\`: the number of the hand with which the game ends now, and \`game\`: who wins it.
- \`endsByOther\`, \`goesOn\`: the hand with which the game ends, or after which it goes on, by another rule than before.

From part 2: \`totals\`: by party, the new total. \`waits\`: how many points are held over then.`,
  figure: `## What is asked of a figure (items with A = …, of a word or two and perhaps a reason)

The words beside one figure in the explanation of a hand.

- \`what\`: one of \`"cards"\`, \`"last trick"\`, \`"run"\` (cards in a row), \`"four of a kind"\`, \`"declarations"\`, \`"king and queen"\` (of trumps), \`"all tricks"\`, \`"finished total"\`, \`"no trumps"\`, \`"own points"\`, \`"taker failed"\`, \`"odd point"\`, \`"doubled"\` (what moves in a doubled hand), \`"revoke"\`, \`"level"\`, \`"held over"\` (now), \`"held over before"\`, \`"counts more than once"\`, \`"on big"\`, \`"divided by ten"\`, \`"penalty for losing"\`, \`"penalty for no trick"\`, \`"agreed"\`.
- \`player\`: the player who is named, by name. \`to\`, \`from\`: the party to which the points go, from which they come.
- \`why\`: where a declaration counts nothing: \`"better"\` (the other side's is better), \`"longer"\`, \`"higher"\`, \`"in trumps"\`, \`"declared first"\`, \`"equal"\`, \`"no trick"\`, \`"beaten by one without a trick"\`, \`"no trumps"\`. Of points held over: \`"winner of the next hand"\`, \`"winner of this hand"\`. Of equal sums: \`"taker scores nothing"\`. Of a taker who failed, or a revoke: \`"each opponent gets them"\`, \`"opponents share"\`. Of tens: \`"own points"\` or \`"points of both"\`.
- \`times\`: how often it counts, 2, 4 or more.`,
  rule: `## What is asked of a rule

Part 1 is a question of the players, part 2 the answer of one document. Other documents answer otherwise: say what *this* one says. Answer each of the questions under it by its letter, in one of the words in brackets where there are any: \`"401-a3f9": {"a": "yes", "b": 62}\`. Figures are numbers. Leave no letter out.`,
}
