/** A backup as version 1 of the format wrote it. Never edited: a new version adds one of its own. */
export const FROZEN_BACKUP: unknown = {
  format: 'yuss-backup/1',
  games: [
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
          kind: 'counted',
          taker: 0,
          totals: [56, 23],
        },
      ],
      'x-pub': true,
      'x-rules-name': 'The Quarry Inn',
      'x-created-at': 1795000000000,
      'x-record': {
        id: '3v7yq0c5rk1m8w2zt6xa',
        v: 1,
        createdAt: 1795000000000,
        rules: {
          base: 'bela-2',
          tie: 'bate',
        },
        rulesName: 'The Quarry Inn',
        names: ['Mike', 'Yetta'],
        dealer: 1,
        start: {
          totals: [0, 0],
          heldOver: 0,
        },
        seriesId: null,
        number: 1,
        example: false,
        extra: {
          'x-pub': true,
        },
        updatedAt: 1795000001000,
        status: 'playing',
        summary: {
          stamp: 1,
          totals: [56, 23],
          heldOver: 0,
          winner: null,
          over: false,
          brokenOff: false,
          hands: 1,
          open: false,
          names: ['Mike', 'Yetta'],
          changedAt: 1795000001000,
        },
      },
      'x-log': [
        {
          id: 'c0000000000000000001',
          v: 1,
          gameId: '3v7yq0c5rk1m8w2zt6xa',
          seq: 1,
          at: 1795000001000,
          change: {
            kind: 'recorded',
            hand: 'h0000000000000000001',
            facts: {
              kind: 'counted',
              taker: 0,
              totals: [56, 23],
            },
          },
        },
        {
          id: 'c0000000000000000002',
          v: 1,
          gameId: '3v7yq0c5rk1m8w2zt6xa',
          seq: 2,
          at: 1795000002000,
          change: {
            kind: 'recorded',
            hand: 'h0000000000000000002',
            facts: {
              kind: 'played',
              taker: 1,
              trump: 'hearts',
              cardPoints: [49, 72],
              lastTrick: 0,
              tricks: [4, 5],
              melds: [
                {
                  seat: 1,
                  cards: 'KS QS JS 10S',
                },
              ],
              bela: [1],
            },
          },
        },
        {
          id: 'c0000000000000000003',
          v: 1,
          gameId: '3v7yq0c5rk1m8w2zt6xa',
          seq: 3,
          at: 1795000003000,
          change: {
            kind: 'undone',
            change: 'c0000000000000000002',
          },
        },
      ],
    },
  ],
  'x-made-at': '2026-11-21T09:13:39.000Z',
  'x-houses': [
    {
      id: 'u0000000000000000001',
      v: 1,
      name: 'The Quarry Inn',
      rules: {
        base: 'bela-2',
        tie: 'bate',
      },
      updatedAt: 1795000000000,
      extra: {},
    },
  ],
  'x-series': [
    {
      id: 's0000000000000000001',
      v: 1,
      createdAt: 1795000000000,
      bestOf: 3,
      names: ['Mike', 'Yetta'],
      extra: {},
    },
  ],
  'x-players': [
    {
      id: 'p0000000000000000001',
      v: 1,
      name: 'Michael',
      keys: ['mike', 'michael'],
      colour: 'blue',
      initials: 'MI',
      updatedAt: 1795000000000,
      extra: {},
    },
  ],
  'x-settings': [
    {
      key: 'theme',
      v: 1,
      value: 'dark',
    },
  ],
  'x-strays': [
    {
      id: 'c9',
      v: 1,
      gameId: 'gone',
      seq: 1,
      at: 1795000001000,
      change: {
        kind: 'recorded',
        hand: 'h0000000000000000001',
        facts: {
          kind: 'counted',
          taker: 0,
          totals: [56, 23],
        },
      },
    },
  ],
}
