/**
 * Who may import whom: each folder only those that stand before it. The lint rules and `tests/house/arrows.test.ts` hold
 * the code to it, types included.
 */
export const LAYERS = [
  'lib/async',
  'lib/engine',
  'lib/log',
  'lib/messages',
  'lib/rulesets',
  'lib/text',
  'lib/format',
  'lib/durable',
  'lib/storage',
  'lib/club',
  'lib/relay',
  'lib/worker',
  'lib/hooks',
  'components',
  'app',
]

/** The same for the rooms of a layer; `.` is what lies in the layer itself. */
export const ROOMS = {
  'lib/engine': ['table', 'melds', 'check', 'score', 'game', 'stats', 'bidding', 'play', 'referee'],
  'lib/durable': ['replica', '.'],
  'lib/rulesets': ['sources', 'sets', 'variants', 'citations', 'lookup', 'glossary', 'stories', 'search'],
  'lib/text': ['.', 'terms', 'rules', 'options', 'problems', 'sheet', 'referee', 'history', 'storage', 'screens'],
  'components/referee': ['parts', 'rulings', 'runs', 'elsewhere', 'replay', '.'],
  components: [
    'ui',
    'addresses',
    'cards',
    'preview',
    'game',
    'storage',
    'rules',
    'hand',
    'share',
    'together',
    'club',
    'new-game',
    'charts',
    'ledger',
    'history',
    'players',
    'print',
    'house-rules',
    'arrival',
    'data',
    'settings',
    'guide',
    'referee',
    'home',
    'offline',
  ],
}
