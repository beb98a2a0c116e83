import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import { MAY_IMPORT } from './scripts/layers.js'

/** Everything of the app in `from`, but what a folder may import and itself. */
const barred = (folder, from) => ({
  target: `./${folder}`,
  from: `./${from}`,
  except: [folder, ...MAY_IMPORT[folder]]
    .filter((name) => name.startsWith(`${from}/`))
    .flatMap((name) => [`./${name.slice(from.length + 1)}`, `./${name.slice(from.length + 1)}.ts`]),
  message: `${folder} may import ${MAY_IMPORT[folder].join(', ') || 'nothing'}: see scripts/layers.js.`,
})

const ZONES = [
  ...Object.keys(MAY_IMPORT)
    .filter((folder) => folder.startsWith('lib/'))
    .flatMap((folder) => ['lib', 'components', 'app'].map((from) => barred(folder, from))),
  { target: './components', from: './app', message: 'Components know no pages.' },
  {
    target: ['./components/ui', './components/cards'],
    from: ['./lib/storage', './lib/stores', './lib/actions', './lib/hooks'],
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
