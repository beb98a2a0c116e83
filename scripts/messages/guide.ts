// Makes modules from the guide for players, docs/guide.md and docs/guide.LANGUAGE.md, so that no device has to load a Markdown
// parser or the guide in other languages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Children, isValidElement, type ReactNode } from 'react'
import Markdown from 'react-markdown'
import type { GuideElement, GuidePart } from '../../lib/messages/guide'
import { foundIn } from './compile'
import { guideFiles } from './guide-files.mjs'
import { folderOf } from './write'

const MADE = '// Made of docs/guide*.md by `npm run messages`.\n'

/**
 * The elements that the app leaves out: pictures, as readers have the app in front of them, and the title, which is above the
 * page.
 */
const LEFT_OUT = ['h1', 'img']

/** Returns the module of each language with a guide by its path in lib/messages; the others have the English one. */
export function guideModules(root: string, languages: readonly string[]): ReadonlyMap<string, string> {
  const files = guideFiles(root)
  const read = (language: string) => guideModule(partsOf(readFileSync(join(root, foundIn(files, language)), 'utf8')))
  return new Map(
    languages.map((language) => [`${folderOf(language)}/guide.ts`, read(files.has(language) ? language : 'en')]),
  )
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

const guideModule = (parts: readonly GuidePart[]): string =>
  [
    MADE,
    "import type { GuidePart } from '@/lib/messages/guide'\n",
    `export const guide: readonly GuidePart[] = [\n${parts.map((part) => `  ${JSON.stringify(part)},\n`).join('')}]\n`,
  ].join('\n')
