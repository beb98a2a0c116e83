// Makes modules from the guide for players, docs/guide.md and docs/guide.LANGUAGE.md, so that no device has to load a Markdown
// parser or the guide in other languages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Markdown from 'react-markdown'
import { guideFiles } from './guide-files.mjs'
import { MADE_UP, madeUpOnly } from './made-up.mjs'
import { PSEUDO } from './pseudo.mjs'
import { wordsOf } from './words-of.mjs'

const MADE = '// Made of docs/guide*.md by `npm run messages`.\n'

/**
 * The elements that the app leaves out: pictures, as readers have the app in front of them, and the title, which is above the
 * page.
 */
const LEFT_OUT = ['h1', 'img']

/**
 * Returns the modules by their path in lib/messages/compiled: one for each language, and one that loads them.
 * @param {string} root
 * @returns {ReadonlyMap<string, string>}
 */
export function guideModules(root) {
  const guides = new Map(
    [...guideFiles(root)].map(([language, path]) => [language, partsOf(readFileSync(join(root, path), 'utf8'))]),
  )
  for (const [language, change] of Object.entries(PSEUDO)) guides.set(language, said(guides.get('en'), change))
  const others = [...guides.keys()].filter((language) => language !== 'en')
  return new Map([
    ...[...guides].map(([language, parts]) => [`guide/${language}.ts`, guideModule(language, parts)]),
    ['guides.ts', guidesModule(others)],
  ])
}

/** Returns a text as its elements and their parts: `{ is: 'p', has: ['Touch ', { is: 'strong', has: ['it'] }, '.'] }`. */
export const partsOf = (text) => partsIn(Markdown({ children: text })).filter(isElement)

function partsIn(node) {
  if (Array.isArray(node)) return node.flatMap(partsIn)
  if (typeof node === 'string') return [node.replace(/\n/g, ' ')]
  if (node === null || node === undefined || LEFT_OUT.includes(node.type)) return []
  const parts = partsIn(node.props.children)
  if (typeof node.type !== 'string') return parts
  // A paragraph that had only a picture is now empty, so it is left out.
  return parts.length === 0 ? [] : [{ is: node.type, has: isList(node) ? parts.filter(isElement) : parts }]
}

const isElement = (part) => typeof part !== 'string'
const isList = ({ type }) => type === 'ul' || type === 'ol'

const said = (parts, change) =>
  parts.map((part) => (isElement(part) ? { is: part.is, has: said(part.has, change) } : change(part)))

const guideModule = (language, parts) =>
  [
    MADE,
    "import type { Guide } from '../../guide'\n",
    'export const guide: Guide = {',
    `  of: '${wordsOf(language)}',`,
    `  parts: [\n${parts.map((part) => `    ${JSON.stringify(part)},\n`).join('')}  ],\n}\n`,
  ].join('\n')

const guidesModule = (languages) => {
  const fetched = (language) => `  '${language}': () => import('./guide/${language}'),`
  const isMadeUp = (language) => language in MADE_UP
  return [
    MADE,
    'export const GUIDES = {',
    ...languages.filter((language) => !isMadeUp(language)).map(fetched),
    ...madeUpOnly(languages.filter(isMadeUp).map(fetched)),
    '} as const\n',
  ].join('\n')
}
