import { stated } from '../sources/cite'
import type { Story } from './story'

/** Where the words of the game come from. */
export const NAME_STORIES: readonly Story[] = [
  {
    id: 'jack-of-clubs',
    title: 'The clover jack',
    tells:
      'Klaberjass means “clover jack”: the jack of clubs. In Dutch the suit of clubs is klaveren, “clover”, and jas may be short for the man’s name Jasper.',
    sources: [stated('002', 'opening'), stated('003', 'opening'), stated('004', 'origin')],
    question: 'names-of-trumps',
    search: ['clover', 'Jasper', 'etymology', 'jack of clubs'],
  },
  {
    id: 'since-the-1890s',
    title: 'An English word since the 1890s',
    tells:
      'A dictionary dates the word Klaberjass in English to between 1890 and 1895. It came from German, and there from the Dutch klaverjas.',
    sources: [stated('004', 'origin')],
    search: ['1890', '1895', 'dictionary'],
  },
  {
    id: 'how-to-say-it',
    title: 'How to say it',
    tells: 'Klaberjass is spoken klah-ber-yahs, with a y for the j.',
    sources: [stated('004', 'spoken')],
    search: ['pronunciation', 'pronounce', 'pronounced', 'klah-ber-yahs'],
  },
  {
    id: 'dozen-names',
    title: 'A dozen names',
    tells:
      'Kalabrias, Kalabriasz, Klabiash, Klobiosh, Klob, Klab, Clob, Clobby, Clubby, Clobber, Clabber: all of these are Klaberjass.',
    sources: [stated('001', 'opening'), stated('002', 'opening')],
  },
  {
    id: 'five-hundred',
    title: 'Called after the score',
    tells:
      'Some people call the game Finefindred, or another form of the number 500, after the points that they play to.',
    sources: [stated('000', 'introduction')],
    question: 'target',
  },
  {
    id: 'boeuf',
    title: 'Bœuf in Québec',
    tells: 'In Québec the word belote was cut down to its first syllable, and spelt like the French for beef: bœuf.',
    sources: [stated('004', 'opening')],
    search: ['bœuf', 'boeuf', 'beuf', 'Québec', 'beef'],
  },
  {
    id: 'names-of-belote',
    title: 'Belote by other names',
    tells:
      'Belote is Vida in Greece, Pilotta in Cyprus, Baloot in Saudi Arabia and Бељот in Macedonia. Bulgaria’s official name is Bridge-Belote, and Croatians may also say Bela.',
    sources: [stated('004', 'opening')],
    search: ['Бељот', 'Macedonia'],
  },
  {
    id: 'bela-twice',
    title: 'One word for two things',
    tells:
      'In old Scottish mining places Bela is the game, and it is also the king and queen of trumps. With belote it is the same, and perhaps the French game got its name from that pair.',
    sources: [stated('000', 'introduction'), stated('004', 'name')],
    question: 'bela',
  },
  {
    id: 'rebelote',
    title: 'Belote and rebelote',
    tells:
      'The two calls “Bela” and “from the Bela” match the French “belote” and “rebelote”: one for each of the two cards.',
    sources: [stated('000', 'combinations')],
    question: 'bela-call',
  },
  {
    id: 'beast',
    title: 'Bate is a beast',
    tells:
      'Mike Block noticed that “bate” sounds the same in Yiddish and in Scots, and joked that the Scots might be one of the ten lost tribes. It comes from the French bête, “beast”, a word of many card games.',
    sources: [stated('000', 'score')],
    question: 'bate',
    search: ['beast', 'Yiddish', 'lost tribes'],
  },
  {
    id: 'inside',
    title: 'Inside',
    tells: 'In Bulgaria a team that does not make its contract is called вътре, which means “inside”.',
    sources: [stated('004', 'inside')],
    question: 'bate',
  },
  {
    id: 'throw-away',
    title: 'A word for throwing away',
    tells:
      'Schmeiss comes from the German schmeissen, “to throw away”. Whoever says it offers to throw the cards of both in.',
    sources: [stated('000', 'schmeiss')],
    question: 'schmeiss',
    search: ['German'],
  },
  {
    id: 'deece',
    title: 'The deece',
    tells: 'The seven of trumps is called the dix. The word is spoken “deece”.',
    sources: [stated('002', 'redealing'), stated('003', 'trump')],
    question: 'exchange-seven',
  },
  {
    id: 'shtoch',
    title: 'Shtoch',
    tells: 'For a Clobyosh player the last trick is Shtoch. It brings 10 points, whatever card wins it.',
    sources: [stated('000', 'last')],
    question: 'last-trick',
  },
  {
    id: 'spellings-of-yuss',
    title: 'Yuss, jass, jasz',
    tells:
      'The Clobyosh page spells the jack of trumps Yuss, two others jass and Bicycle jasz. The nine is Manel to the first and menel to the rest.',
    sources: [stated('000', 'values'), stated('001', 'rank'), stated('002', 'scoring'), stated('003', 'ranking')],
    question: 'names-of-trumps',
  },
  {
    id: 'on-the-bimah',
    title: 'On the bimah',
    tells: 'A dealer who has to name trumps because all the others have passed twice is said to be on the bimah.',
    sources: [stated('000', 'threeVariations'), stated('000', 'fourVariants')],
    question: 'bimah',
  },
  {
    id: 'bed-sheet',
    title: 'The bed sheet',
    tells:
      'In some areas of Bulgaria a redoubled contract can be doubled once more. That is the “bed sheet” or the “go out” double, and it is meant to win the whole game with one hand.',
    sources: [stated('004', 'thirdLevel')],
    question: 'third-level',
  },
  {
    id: 'no-tricker',
    title: 'A No Tricker in Ontario',
    tells:
      'A player from Ontario tells of a game to 1,000 points in which taking all nine tricks scores 360, and runs and bela besides. They call it a No Tricker.',
    sources: [stated('000', 'allTricks')],
    question: 'all-tricks',
    search: ['Ontario', 'Canada'],
  },
]
