import { DATA } from './shared'

/** Around the link to the data. */
export const unreadableGames = (count: number) => ({
  before: `${count === 1 ? 'One game cannot be read.' : `${count} games cannot be read.`} Nothing is lost: they are kept, and `,
  link: DATA,
  after: ' can save them to a file.',
})
