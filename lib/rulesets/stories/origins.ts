import { stated } from '../sources/cite'
import type { Story } from './story'

/** How the game came to where it is played. */
export const ORIGIN_STORIES: readonly Story[] = [
  {
    id: 'klaverjas',
    title: 'From the Netherlands',
    tells:
      'Clobyosh, Klaberyass, Clob and Clubiasch all go back to one Dutch name, Klaverjas. In the Netherlands Klaverjassen has been played since the 1600s at least.',
    sources: [stated('000', 'introduction'), stated('004', 'opening')],
    search: ['origin', 'origins', 'history', 'Holland', 'Dutch', 'Klaverjassen'],
  },
  {
    id: 'jack-nine',
    title: 'The jack-nine games',
    tells:
      'Klaberjass heads a family that is named after its two best trumps: the Jass or jack-nine games. Belote belongs to it. Piquet is a little like Klaberjass, but there the tricks matter less.',
    sources: [stated('003', 'opening')],
    question: 'trump-rank',
    search: ['Piquet', 'Jass'],
  },
  {
    id: 'belote-in-france',
    title: 'How belote came to France',
    tells:
      'Belote probably grew from Klaverjassen around 1920. It spread through France all of a sudden, and has been among the most popular card games there since before the Second World War.',
    sources: [stated('004', 'opening'), stated('000', 'introduction')],
  },
  {
    id: 'not-only-jewish',
    title: 'A Jewish game, and not only',
    tells:
      'Many people think of it as a Jewish game. It has been popular in many Jewish communities, but it is played much more widely.',
    sources: [stated('000', 'introduction'), stated('003', 'opening')],
    search: ['Jewish'],
  },
  {
    id: 'quarry-inn',
    title: 'The Quarry Inn',
    tells:
      'Mike Block learnt Clobyosh as a child and took it for a Jewish game. In the early 1980s he was amazed to see it played in a pub in Central Scotland, the Quarry Inn in Twechar. There it was called Bela.',
    sources: [stated('000', 'introduction')],
    search: ['Quarry Inn', 'Twechar', 'Scotland', 'Scottish', 'Scots'],
  },
  {
    id: 'mines-and-prisons',
    title: 'Mines and prisons',
    tells:
      'Bela turned out to be well known in the mining communities of Scotland, and in its prisons. Nobody could say for certain how it had come there. Three tales are told.',
    sources: [stated('000', 'introduction')],
    search: ['miners', 'mining'],
  },
  {
    id: 'hairdresser',
    title: 'The first tale: a hairdresser',
    tells: 'An older player thought that a Jewish hairdresser in Kirkintilloch had brought in Bela in the late 1930s.',
    sources: [stated('000', 'introduction')],
    search: ['hairdresser', 'Kirkintilloch'],
  },
  {
    id: 'boxer',
    title: 'The second tale: a boxer',
    tells:
      'Willie Pollock from Cumbernauld was told that Ned Beattie brought the game to Kilsyth. Beattie was a boxer from Banknock who had been to America to box, early in the 20th century.',
    sources: [stated('000', 'introduction')],
    search: ['boxer', 'Ned Beattie', 'Willie Pollock', 'Kilsyth', 'Banknock', 'Cumbernauld'],
  },
  {
    id: 'engineers',
    title: 'The third tale: the Royal Engineers',
    tells:
      'Quarry workers from Kilsyth served in France with the Royal Engineers in the First World War. The game may have come from there, during the war or after it.',
    sources: [stated('000', 'introduction')],
    search: ['Royal Engineers', 'quarriers'],
  },
  {
    id: 'south-africa',
    title: 'South Africa plays it with four',
    tells:
      'Two pairs of partners play Klabberjass above all in the Jewish communities of South Africa. Antony Berzack and Selwyn Furman told how.',
    sources: [stated('000', 'four')],
    search: ['South Africa', 'Berzack', 'Furman'],
  },
  {
    id: 'saudi-arabia',
    title: 'First in Saudi Arabia',
    tells:
      'The Saudi form of belote, Baloot, is said to be the first among the card games of Saudi Arabia. Its rules are very different from those of Europe.',
    sources: [stated('004', 'opening')],
    search: ['Saudi Arabia'],
  },
  {
    id: 'armenia',
    title: 'The bazaar in Armenia',
    tells:
      'In Armenia belot is mostly called Bazaar Belote. It is very popular there, and played in a slightly different way.',
    sources: [stated('004', 'opening')],
    search: ['Bazaar', 'Armenia'],
  },
  {
    id: 'open-cards',
    title: 'Belote with open cards',
    tells:
      'Four players are usual in belote, but there are versions for three and for two. One of those for two is played with open cards, and is not as simple as it sounds.',
    sources: [stated('004', 'notes')],
    search: ['open cards'],
  },
]
