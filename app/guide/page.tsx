import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Markdown from 'react-markdown'
import type { Components } from 'react-markdown'
import { pageMetadata } from '@/components/preview/page-metadata'
import { backHome } from '@/components/ui/back-home'
import { Screen } from '@/components/ui/screen'
import { onThisPage } from '@/lib/messages/compiled/app/shared'
import { pageText } from '@/lib/text/screens/pages'

export const metadata = pageMetadata('/guide/')

/** Read while the page is built: the words are those of the repository, and no phone loads a reader of Markdown. */
const TEXT = readFileSync(join(process.cwd(), 'docs/guide.md'), 'utf8')

/** Its parts, in their order. */
const PARTS = [...TEXT.matchAll(/^## (.+)$/gm)].flatMap(([, title]) => title ?? [])

/** Where a part stands on the page, named after its title. */
const anchorOf = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-')

/** The pictures are for those who do not have the app before them; the title stands over the page. */
const LEFT_OUT = ['h1', 'img']

const LOOKS: Components = {
  h2: ({ children }) => (
    <h2 id={anchorOf(String(children))} className="scroll-mt-2 pt-6 pb-1 text-2xl heading">
      {children}
    </h2>
  ),
  // Where a picture was left out, nothing is left of its paragraph.
  p: ({ children }) => (children === undefined ? null : <p className="py-1.5 text-lg">{children}</p>),
  ul: ({ children }) => <ul className="list-disc py-1.5 ps-6 text-lg">{children}</ul>,
  ol: ({ children }) => <ol className="list-decimal py-1.5 ps-6 text-lg">{children}</ol>,
  li: ({ children }) => <li className="py-1">{children}</li>,
}

export default function GuidePage() {
  return (
    <Screen title={pageText('/guide/').title} back={backHome()} room="spread">
      <div className="gap-x-12 spread:grid spread:grid-cols-[17rem_minmax(0,1fr)] spread:items-start">
        <nav aria-label={onThisPage} className="sticky top-4 hidden spread:block print:hidden">
          <ul className="border-t border-rule">
            {PARTS.map((title) => (
              <li key={title} className="border-b border-rule">
                <a href={`#${anchorOf(title)}`} className="flex min-h-12 items-center text-lg">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-2xl spread:-mt-2">
          <Markdown components={LOOKS} disallowedElements={LEFT_OUT}>
            {TEXT}
          </Markdown>
        </div>
      </div>
    </Screen>
  )
}
