import { siteHref } from '@/components/addresses/site-address'
import { Marked } from '@/components/ui/marked'

interface OldBrowserProps {
  readonly language: string
  readonly words: { readonly tooOld: string; readonly needsJavascript: string }
}

/**
 * Notices for browsers that cannot run the app, with a link to the rules on the site, which need no script. app/styles/base.css
 * hides the first in browsers that support the app's features.
 */
export function OldBrowser({ language, words }: OldBrowserProps) {
  const marks = {
    strong: (said: string) => <strong>{said}</strong>,
    link: (said: string) => <a href={siteHref(language, 'rules/')}>{said}</a>,
  }
  return (
    <>
      <p className="page-notice old-browser" role="status">
        <Marked text={words.tooOld} marks={marks} />
      </p>
      <noscript>
        <p className="m-4">
          <Marked text={words.needsJavascript} marks={marks} />
        </p>
      </noscript>
    </>
  )
}
