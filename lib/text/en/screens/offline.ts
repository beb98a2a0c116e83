import { bytesInWords } from './storage'

/** What there is of Yuss without a network. Plain http has words of its own. */
export const WITHOUT_NETWORK = {
  installing: 'Yuss is being kept on this phone, to open without a network…',
  ready: 'Yuss is kept on this phone, every page of it: it opens without a network.',
  'update-waiting': 'Yuss is kept on this phone, every page of it: it opens without a network.',
  failed: 'Not all of Yuss is kept on this phone. What is missing is fetched when you next open it with a network.',
  saving: 'This phone saves data: of Yuss it keeps only what you have opened.',
  unsupported: 'This browser keeps no pages: Yuss needs a network to open.',
} as const

export const fetchRest = (bytes: number): string => `Fetch the rest (${bytesInWords(bytes)})`
export const FETCHING_REST = 'Fetching the rest…'
export const REST_FAILED =
  'The rest could not be fetched. What has come is kept; fetch it again when the network is better.'
