import { groupedAnswers } from '../../../rulesets/lookup/alike'
import { isWithout } from '../../../rulesets/lookup/presupposed'
import type { Question } from '../../../rulesets/lookup/question'
import { ruleSetName } from '../terms/rule-set-names'
import { numberWord } from '../terms/runs'
import { REFEREE_TITLE } from './referee'
import { COMPARE_TITLE, GLOSSARY_TITLE, RULES_TITLE, SOURCES_TITLE, STORIES_TITLE } from './rules'

/** What a page is called in a tab, and what it is for, as those read it to whom its address was sent. */
interface PageText {
  readonly title: string
  readonly about: string
}

export const APP_ABOUT =
  'Score sheet and referee for Klaberjass, Clobyosh, Bela and bridge-belote, played with real cards.'

export const PAGE_TEXTS = {
  '/': { title: 'Score sheet and referee for real cards', about: APP_ABOUT },
  '/new/': {
    title: 'New game',
    about: 'Choose the game and the rules that your table plays, say who sits where, and deal.',
  },
  '/game/': { title: 'Sheet', about: 'The sheet of a game: every hand, the totals, and the reason for each figure.' },
  '/history/': { title: 'History', about: 'The games played on this phone, and who won them.' },
  '/history/game/': { title: 'A game', about: 'How one game came out, and how it went, hand by hand.' },
  '/players/': { title: 'Players and pairs', about: 'Who plays here: games won, hands made, and who beats whom.' },
  '/house-rules/': { title: 'House rules', about: 'The rules that a table has agreed on, kept for the next evening.' },
  '/house-rules/print/': { title: 'How we play', about: 'The rules of a table on one page, to print or to send.' },
  '/house-rules/change/': {
    title: 'Rules of this game',
    about: 'Change the rules of a game under way, and see first what that changes on the sheet.',
  },
  '/print/': { title: 'Print the sheet', about: 'The sheet of a game on paper, whole or to be filled in by hand.' },
  '/data/': { title: 'Data', about: 'Save a backup of what is on this phone, or bring one back.' },
  '/settings/': {
    title: 'Settings',
    about: 'The look, the suits, the words of the table, and the state of the storage.',
  },
  '/guide/': {
    title: 'Guide for players',
    about: 'Every screen in plain words: a game, a hand, a claim, the referee, your data.',
  },
  '/share/': { title: 'Import', about: 'Open a game or house rules that came as a link, a file or a picture code.' },
  '/referee/': {
    title: REFEREE_TITLE,
    about: 'Whose runs count, which card may be played, what a false claim costs: the ruling, and where it is written.',
  },
  '/rules/': {
    title: RULES_TITLE,
    about:
      'What tables argue about, from the cut to the end of the game, with the answer of every source side by side.',
  },
  '/rules/compare/': {
    title: COMPARE_TITLE,
    about: 'Two games side by side: only the rules in which they differ.',
  },
  '/rules/terms/': {
    title: GLOSSARY_TITLE,
    about: 'The words of the game, and what the same card or the same bad luck is called elsewhere.',
  },
  '/rules/stories/': {
    title: STORIES_TITLE,
    about:
      'From the pubs of Scotland to Broadway and Cape Town: where the game and its words come from, and old advice.',
  },
  '/sources/': {
    title: SOURCES_TITLE,
    about: 'The writings that each rule rests on, and how they are read where they say nothing or disagree.',
  },
} as const satisfies { readonly [path: string]: PageText }

export type PagePath = keyof typeof PAGE_TEXTS

export const NO_SUCH_PAGE: PageText = {
  title: 'No such page',
  about: 'The address may be mistyped. Nothing on this phone has been lost.',
}

/** What a question of the lookup leads to: the answer of the first game that has one, and how many others there are. */
export function questionAbout(question: Question): string {
  const groups = groupedAnswers(question).flatMap(({ text, givers }) => {
    const answering = givers.filter(({ said }) => !isWithout(said.answer))
    return answering[0] === undefined ? [] : [{ text, by: ruleSetName(answering[0].ruleSet) }]
  })
  const [first, ...others] = groups
  if (first === undefined) throw new Error(`question ${question.id} is answered by nobody`)
  return `${first.by}: ${first.text} ${othersAfter(others.length)}`
}

function othersAfter(others: number): string {
  if (others === 0) return 'With the place where it is written.'
  return others === 1 ? 'Another game or table says otherwise.' : `And ${numberWord(others)} other answers.`
}

/** A ruling of the referee: what it looks at, in the words of its row in the list. */
export const rulingAbout = (line: string): string =>
  `${line}. By the rules of your table, with the place in the sources.`

/** What a picture that stands for a page shows, for those who cannot see it. */
export const pictureAlt = (title: string): string => `“${title}” on a ruled score sheet`
