import { stated } from '../sources/cite'
import type { Story } from './story'

/** Customs, manners and sayings. */
export const TABLE_STORIES: readonly Story[] = [
  {
    id: 'barlinnie',
    title: 'Barlinnie Rules',
    tells:
      'The prisons of Scotland have a game for four that is found nowhere else, the “Barlinnie Rules”. More than its name is not told.',
    sources: [stated('000', 'introduction')],
    search: ['Barlinnie', 'Barlinnie Rules', 'prison', 'jail'],
  },
  {
    id: 'tap-the-pack',
    title: 'Tap the pack',
    tells:
      'When the dealer holds out the pack, it is slightly bad form among friends to cut it. Tap it on the top instead, unless honour is at stake or you want to mock.',
    sources: [stated('000', 'deal')],
    question: 'shuffle-and-cut',
    search: ['bad form', 'manners', 'etiquette'],
  },
  {
    id: 'honest-trumps',
    title: 'Lead an honest trump',
    tells:
      'Where Mike Block plays in Scotland, you lead trumps with a card that counts, not with the eight or the seven. People feel that this is fair.',
    sources: [stated('000', 'play')],
    question: 'low-trump-lead',
    search: ['fair play'],
  },
  {
    id: 'lone-jack',
    title: 'The bare Yuss',
    tells:
      'In Scotland you may keep back the jack of trumps when trumps are led, if it is the only trump that you have.',
    sources: [stated('000', 'tricks')],
    question: 'bare-yuss',
  },
  {
    id: 'second-card',
    title: 'Time to think about Bela',
    tells: 'In Scotland nobody minds if you call Bela only with the second of its two cards.',
    sources: [stated('000', 'combinations')],
    question: 'bela-call',
  },
  {
    id: 'old-proverb',
    title: 'An old proverb',
    tells:
      'A trump seven will take an ace of hearts. The Clobyosh page calls this an old proverb, Scots and Jewish at once.',
    sources: [stated('000', 'tricks')],
    question: 'trick-winner',
    search: ['proverb'],
  },
  {
    id: 'kent-his-faither',
    title: '“Ah kent his faither”',
    tells:
      'Scots for “I knew his father”, said of somebody who may be getting too grand. Mike Block feels a touch of it in the game for three: the two defenders may join against the taker, for a moment and without any principle.',
    sources: [stated('000', 'three')],
    question: 'low-man',
    search: ['Ah kent his faither', 'kent', 'faither', 'conspiracy'],
  },
  {
    id: 'low-man',
    title: '“Gie it to the low man”',
    tells:
      'With three players, the second in points often throws a good card on a trick that the third is sure to win, so that the leader does not get it. The leader sometimes does so too, to keep the second down. It makes the better game.',
    sources: [stated('000', 'three')],
    question: 'low-man',
    search: ['gie it to the low man', 'gie'],
  },
  {
    id: 'better-with-three',
    title: 'Better with three',
    tells:
      'Mike Block’s page prefers Bela with three players to Bela with two. Fewer cards are hidden, and the deal hardly ever goes round for ever because nobody dares to take.',
    sources: [stated('000', 'three')],
    question: 'all-pass',
  },
  {
    id: 'nobody-dares',
    title: 'Nobody dares',
    tells:
      'With two players, both can pass and pass again, and the other deals. At a tense moment of the game that may happen several times running.',
    sources: [stated('000', 'deal')],
    question: 'all-pass',
  },
  {
    id: 'scrap-of-paper',
    title: 'A scrap of paper',
    tells:
      'Points are added up on any scrap of paper. On the one that the Clobyosh page shows, a dealer sighs beside a fifty and a bela of the other side: why did I not deal those to myself?',
    sources: [stated('000', 'score')],
    search: ['scrap of paper', 'scrap'],
  },
  {
    id: 'fathers-500',
    title: 'My father’s 500',
    tells: 'Against Mike Block’s father 500 points were enough to win, not 501. Many Clobyosh players count like that.',
    sources: [stated('000', 'winning')],
    question: 'target',
    search: ['father'],
  },
  {
    id: 'east-lothian',
    title: 'A friend from East Lothian',
    tells:
      'A friend of Mike Block from East Lothian lets a game be claimed in the first three tricks only. Later the hand is played to its end and counted as always.',
    sources: [stated('000', 'lastHand')],
    question: 'claims',
    search: ['East Lothian', 'Lothian'],
  },
  {
    id: 'king-or-queen',
    title: 'What your first trump says',
    tells:
      'Some partners have a sign for each other when one of them plays a bela. The king first means three trumps or more; the queen first means that there are only those two.',
    sources: [stated('000', 'fourPlay')],
    question: 'king-or-queen-first',
  },
  {
    id: 'price-of-a-run',
    title: 'What a run costs you',
    tells:
      'The little dialogue about runs looks long-winded, and has a reason. You pay for the points of a run by telling something of your hand. A player whose run loses should not have to tell for nothing.',
    sources: [stated('000', 'play')],
    question: 'words-of-runs',
  },
  {
    id: 'left-over-cards',
    title: 'A use for the low cards',
    tells:
      'Some groups of four shuffle the twenty cards from two to six that are left over. One of those, turned up, proposes the trumps.',
    sources: [stated('000', 'fourVariants')],
    question: 'indicator',
  },
  {
    id: 'sold-for-belote',
    title: 'Where to get a pack',
    tells:
      'These 32 cards are a usual pack in Germany, where Skat is played with them. In France they are sold for Piquet, Belote or Manille.',
    sources: [stated('000', 'pack')],
    question: 'pack',
    search: ['Skat'],
  },
]
