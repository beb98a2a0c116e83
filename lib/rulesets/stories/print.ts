import { stated } from '../sources/cite'
import type { Story } from './story'

/** The game in stories, dictionaries, rule books and on the pages that the rules come from. */
export const PRINT_STORIES: readonly Story[] = [
  {
    id: 'runyon',
    title: 'Damon Runyon’s Broadway',
    tells:
      'The Broadway characters in Damon Runyon’s stories play Klaberjass, two at a table. Bicycle calls it the famous game for two by their name.',
    sources: [stated('002', 'opening')],
    search: ['Damon Runyon', 'Runyon', 'Broadway'],
  },
  {
    id: 'larousse',
    title: 'Not in the dictionary',
    tells:
      'The French dictionary Petit Larousse does not know belote in 1925. An edition of 1938 does, and explains it as a foreign card game.',
    sources: [stated('000', 'introduction')],
    search: ['Petit Larousse', 'Larousse'],
  },
  {
    id: 'huitte',
    title: 'A booklet from Paris',
    tells:
      'G. Huitte published a booklet of rules in Paris in 1925, La Belotte. By what it says, the game had not been in France for long.',
    sources: [stated('000', 'introduction')],
    search: ['Huitte', 'La Belotte', 'booklet'],
  },
  {
    id: 'pollak',
    title: 'The rule book of Cape Town',
    tells:
      'Beth Pollak has written about Klabberjass in South Africa. Her article holds the rule book of a tournament for charity, played in Cape Town in the 1970s.',
    sources: [stated('000', 'fourVariants')],
    search: ['Beth Pollak', 'Pollak', 'Cape Town', 'charity', 'tournament', 'rule book'],
  },
  {
    id: 'skilful',
    title: 'Among the most skilful',
    tells: 'It is known far and wide as one of the card games for two that ask for the most skill.',
    sources: [stated('000', 'opening')],
    search: ['skill', 'skilful'],
  },
  {
    id: 'addictive',
    title: 'A warning',
    tells:
      'Brad Lehman calls the game fast and subtle, with skill and luck, bluff and reading the other player in fine balance. He warns that it is very addictive.',
    sources: [stated('001', 'opening')],
    search: ['Brad Lehman', 'addictive'],
  },
  {
    id: 'clobyosh-page',
    title: 'Who wrote it down',
    tells:
      'Mike Block wrote the first version of the Clobyosh page, and John McLeod looks after it. Its copyright begins in 1995.',
    sources: [stated('000', 'introduction'), stated('000', 'foot')],
    search: ['John McLeod', 'Mike Block'],
  },
  {
    id: 'five-rules',
    title: 'Whose five rules',
    tells:
      'The five numbered rules for claiming a game are how the editor of the Clobyosh page understands it. Mike Block had not explained every detail.',
    sources: [stated('000', 'winning')],
    question: 'claims',
  },
  {
    id: 'printed-rules',
    title: 'What most books have',
    tells:
      'Most printed rules mention schmeiss, and in most books the last hand is played to its end. The Clobyosh page has both as variations only.',
    sources: [stated('000', 'schmeiss'), stated('000', 'lastHand')],
    question: 'schmeiss',
  },
  {
    id: 'windows',
    title: 'Against a machine',
    tells:
      'Kobi Reiter wrote a program for Windows that plays against you. It costs nothing, and its rules are slightly different.',
    sources: [stated('001', 'seeAlso')],
    search: ['Kobi Reiter', 'Windows'],
  },
]
