import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import { LAYERS } from './scripts/layers.js'

/** The folders that come after `layer`, which it must not see. */
const after = (layer) => LAYERS.slice(LAYERS.indexOf(layer) + 1)

const direction = LAYERS.slice(1, -1).map((layer) => ({
  target: `./${layer}`,
  from: after(layer).map((name) => `./${name}`),
  message: `${layer} must not know ${after(layer).join(', ')}.`,
}))

const ZONES = [
  ...direction,
  {
    target: './lib/engine',
    from: ['./lib', './components', './app'],
    except: ['./engine'],
    message: 'The engine imports nothing but itself.',
  },
  {
    target: './lib/log',
    from: ['./lib', './components', './app'],
    except: ['./log'],
    message: 'The log imports nothing but itself.',
  },
  {
    target: './lib/durable',
    from: ['./lib', './components', './app'],
    except: ['./durable', './log', './async'],
    message: 'What makes writing safe knows no cards and no games.',
  },
  {
    target: ['./components/ui', './components/cards'],
    from: ['./lib/storage', './lib/hooks'],
    message: 'These components take values and callbacks, no storage.',
  },
  {
    target: ['./app', './components', './lib'],
    from: ['./tests', './scripts'],
    message: 'The app knows neither its tests nor its scripts.',
  },
]

/** Packages, then layers, then neighbours, each by its name. */
const IMPORT_ORDER = {
  groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
  pathGroups: [{ pattern: '@/**', group: 'internal' }],
  pathGroupsExcludedImportTypes: [],
  alphabetize: { order: 'asc', caseInsensitive: true },
}

const config = [
  {
    ignores: [
      '**/node_modules/',
      '**/.next/',
      '**/out/',
      'out-sub/',
      'out-relay/',
      'out-mapped/',
      'lib/messages/compiled/',
      'out-first/',
      'out-second/',
      '.stryker-tmp/',
      'next-env.d.ts',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...next,
  ...typescript,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    // No package imports a file of this one: to look for cycles through the types of all packages took most of the time.
    settings: { 'import/ignore': ['/node_modules/'] },
    rules: {
      'import/no-cycle': 'error',
      'import/no-duplicates': ['error', { 'prefer-inline': true }],
      'import/order': ['error', { ...IMPORT_ORDER, 'newlines-between': 'never' }],
      'no-restricted-imports': [
        'error',
        { name: 'zod', message: 'zod/mini: the app and its tests share one, and it is the small one.' },
        { name: 'next/dynamic', message: 'lazyPart says so where a part cannot be fetched, and asks for it again.' },
        {
          name: 'next/navigation',
          importNames: ['useSearchParams'],
          message: 'useAddress leaves the page as it is built whole; useSearchParams takes everything around it out.',
        },
      ],
      'import/no-restricted-paths': ['error', { zones: ZONES }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['lib/**/*.ts', 'components/**/*.{ts,tsx}'],
    rules: { 'import/no-default-export': 'error' },
  },
  {
    // Exported pages carry a policy that admits no style attribute and no HTML string.
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'No HTML strings: the policy of the pages forbids them.',
        },
      ],
    },
  },
  {
    files: ['tests/e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
]

export default config
