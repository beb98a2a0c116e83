/** The codes that each version of the app packed. Existing ones are never edited: a new version of codes adds some. */
export const FROZEN_CODES: Readonly<Record<string, unknown>> = {
  '1w9M8C8lIVQgsBdZNlQqeeaAciN5Yg7eekEpVrLVVbS0AE6AmjA': {
    format: 'yuss/1',
    name: 'The Quarry Inn',
    rules: {
      base: 'bela-2',
      target: 500,
      tie: 'defender-own',
    },
  },
  '1w9Y8Q2-UwVtJSHUOaunpmwnMQDpKkaklJYnIZSIwjMksE0kOOSyxhZzkUGMLS_5GztxIeQueN7BkREiCw5VpMEolkHNgYWBsoWNoYIasnLiijkBpXZCal5hTUqmQVKlQng9sxIDchiM9FZQmAQWj8g-vftQwE2gHAKtXjPI':
    {
      format: 'yuss/1',
      rules: {
        base: 'bela-2',
        tie: 'bate',
      },
      players: ['Mike', 'Yetta'],
      dealer: 1,
      start: {
        totals: [0, 0],
        heldOver: 0,
      },
      hands: [
        {
          kind: 'played',
          taker: 0,
          trump: 'hearts',
          cardPoints: [70, 45],
          lastTrick: 1,
          tricks: [5, 4],
          melds: [
            {
              seat: 0,
              cards: 'KS QS JS 10S',
            },
            {
              seat: 1,
              run: 3,
              top: 'K',
              suit: 'clubs',
            },
          ],
          bela: [0],
        },
        {
          kind: 'counted',
          taker: 1,
          totals: [38, 106],
        },
        {
          kind: 'thrown-in',
          why: 'all-pass',
        },
        {
          kind: 'agreed',
          points: [0, 20],
          why: 'penalty by word',
        },
      ],
      ended: 'broken-off',
      'x-pub': 'Zoë’s',
    },
  '1w9Y8Q2-Uoba-UMtNx7xEoA6n_CxgO0xHKSy1CMR1T80vSs9ELhyB6RizcDQ00rEgXDriiTdIGkEJQENgu80QXH6hRht6zgYWAVjyDNBspDyDiFNDHVBqRilCamNrAaIEm7o':
    {
      format: 'yuss/1',
      rules: {
        base: 'bridge-belote',
      },
      players: ['Ana', 'Bojan', 'Vera', 'Georgi'],
      dealer: 3,
      start: {
        totals: [12, 8],
        heldOver: 0,
      },
      hands: [
        {
          kind: 'played',
          taker: 1,
          trump: 'all',
          cardPoints: [128, 120],
          lastTrick: 0,
          melds: [
            {
              seat: 2,
              four: 'J',
            },
            {
              side: 1,
              points: 20,
            },
          ],
          bela: [1, 2],
          multiplier: 2,
        },
      ],
    },
}
