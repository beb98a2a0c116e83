// Makes modules from the guide for players, docs/guide.md and docs/guide.LANGUAGE.md, so that no device has to load a Markdown
// parser or the guide in other languages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Children, isValidElement, type ReactNode } from 'react'
import Markdown from 'react-markdown'
import type { GuideElement, GuidePart } from '../../lib/messages/guide'
import { guideFiles } from './guide-files.mjs'
import { MADE_UP, madeUpOnly } from './made-up.mjs'
import { PSEUDO } from './pseudo'
import { wordsOf } from './words-of.mjs'

const MADE = '// Made of docs/guide*.md by `npm run messages`.\n'

/**
 * The elements that the app leaves out: pictures, as readers have the app in front of them, and the title, which is above the
 * page.
 */
const LEFT_OUT = ['h1', 'img']

/** Returns the modules by their path in lib/messages/compiled: one for each language, and one that loads them. */
export function guideModules(root: string): ReadonlyMap<string, string> {
  const guides = new Map<string, readonly GuidePart[]>(
    [...guideFiles(root)].map(([language, path]) => [language, partsOf(readFileSync(join(root, path), 'utf8'))]),
  )
  const english = guides.get('en') ?? []
  for (const [language, change] of Object.entries(PSEUDO)) guides.set(language, said(english, change))
  const others = [...guides.keys()].filter((language) => language !== 'en')
  return new Map([
    ...[...guides].map(([language, parts]) => [`guide/${language}.ts`, guideModule(language, parts)] as const),
    ['guides.ts', guidesModule(others)],
  ])
}

/** Returns a text as its elements and their parts: `{ is: 'p', has: ['Touch ', { is: 'strong', has: ['it'] }, '.'] }`. */
export const partsOf = (text: string): readonly GuideElement[] =>
  partsIn(Markdown({ children: text })).filter(isElement)

const partsIn = (node: ReactNode): readonly GuidePart[] => Children.toArray(node).flatMap(partsOfNode)

function partsOfNode(node: ReactNode): readonly GuidePart[] {
  if (typeof node === 'string') return [node.replace(/\n/g, ' ')]
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return []
  const { type: is, props } = node
  if (typeof is !== 'string') return partsIn(props.children)
  if (LEFT_OUT.includes(is)) return []
  const parts = partsIn(props.children)
  // A paragraph that had only a picture is now empty, so it is left out.
  return parts.length === 0 ? [] : [{ is, has: is === 'ul' || is === 'ol' ? parts.filter(isElement) : parts }]
}

const isElement = (part: GuidePart): part is GuideElement => typeof part !== 'string'

const said = (parts: readonly GuidePart[], change: (text: string) => string): readonly GuidePart[] =>
  parts.map((part) => (isElement(part) ? { is: part.is, has: said(part.has, change) } : change(part)))

const guideModule = (language: string, parts: readonly GuidePart[]): string =>
  [
    MADE,
    "import type { Guide } from '../../guide'\n",
    'export const guide: Guide = {',
    `  of: '${wordsOf(language)}',`,
    `  parts: [\n${parts.map((part) => `    ${JSON.stringify(part)},\n`).join('')}  ],\n}\n`,
  ].join('\n')

function guidesModule(languages: readonly string[]): string {
  const fetched = (language: string) => `  '${language}': () => import('./guide/${language}'),`
  const isMadeUp = (language: string) => language in MADE_UP
  return [
    MADE,
    'export const GUIDES = {',
    ...languages.filter((language) => !isMadeUp(language)).map(fetched),
    ...madeUpOnly(languages.filter(isMadeUp).map(fetched)),
    '} as const\n',
  ].join('\n')
}
