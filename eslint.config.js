import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

/** Packages, then layers, then neighbours, each by its name. */
const IMPORT_ORDER = {
  groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
  pathGroups: [{ pattern: '@/**', group: 'internal' }],
  pathGroupsExcludedImportTypes: [],
  alphabetize: { order: 'asc', caseInsensitive: true },
}

/** Where code has hooks, and no elements. */
const WITH_HOOKS = ['lib/{hooks,offline,stores,together}/**']

const OFF_WITHOUT_REACT = Object.fromEntries(
  [...next, ...typescript]
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name))
    .map((name) => [name, 'off']),
)

const config = [
  {
    ignores: [
      '**/node_modules/',
      '**/.next/',
      '**/out/',
      'out-sub/',
      'out-relay/',
      'lib/messages/compiled/',
      'lib/messages/translated/',
      '.built/',
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
    rules: {
      'import/no-duplicates': ['error', { 'prefer-inline': true }],
      'import/order': ['error', { ...IMPORT_ORDER, 'newlines-between': 'never' }],
      'no-restricted-imports': [
        'error',
        { name: 'zod', message: 'zod/mini: the app and its tests share one, and it is the small one.' },
        { name: 'next/dynamic', message: 'lazyPart says so where a part cannot be fetched, and asks for it again.' },
      ],
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
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
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
    // No file of these has anything of React, and its rules compile every function to look for it.
    files: ['scripts/**', 'tests/**/*.ts', 'lib/**/*.ts'],
    ignores: WITH_HOOKS,
    rules: OFF_WITHOUT_REACT,
  },
]

export default config
