import { createElement, type ReactNode } from 'react'
import type { GuideElement, GuidePart } from '@/lib/messages/guide'

interface GuideBodyProps {
  readonly guide: readonly GuidePart[]
  /** The name of the list of parts. */
  readonly onThisPage: string
}

const LOOKS: Readonly<Record<string, string>> = {
  h2: 'scroll-mt-2 pt-6 pb-1 text-2xl heading',
  p: 'py-1.5 text-lg',
  ul: 'list-disc py-1.5 ps-6 text-lg',
  ol: 'list-decimal py-1.5 ps-6 text-lg',
  li: 'py-1',
}

/** The guide for players, with a list of its parts next to it if there is room. */
export const GuideBody = ({ guide, onThisPage }: GuideBodyProps) => (
  <div className="gap-x-12 spread:grid spread:grid-cols-[17rem_minmax(0,1fr)] spread:items-start">
    <nav aria-label={onThisPage} className="sticky top-4 hidden spread:block print:hidden">
      <ul className="border-t border-rule">
        {guide.filter(isHeading).map((heading) => (
          <li key={wordsOf(heading)} className="border-b border-rule">
            <a href={`#${anchorOf(wordsOf(heading))}`} className="flex min-h-12 items-center text-lg">
              {wordsOf(heading)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className="max-w-2xl spread:-mt-2">{guide.map(shown)}</div>
  </div>
)

function shown(part: GuidePart, place: number): ReactNode {
  if (typeof part === 'string') return part
  const id = isHeading(part) ? anchorOf(wordsOf(part)) : undefined
  return createElement(part.is, { key: place, id, className: LOOKS[part.is] }, ...part.has.map(shown))
}

const isHeading = (part: GuidePart): part is GuideElement => typeof part !== 'string' && part.is === 'h2'

const wordsOf = ({ has }: GuideElement): string =>
  has.map((part) => (typeof part === 'string' ? part : wordsOf(part))).join('')

/** Returns the anchor of a part of the page, made from its title. */
const anchorOf = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
