import { Marked } from '@/components/ui/marked'
import { needsJavascript, tooOld } from '@/lib/messages/compiled/app/old-browser'
import { pageAddress } from '../addresses/page-address'

const MARKS = {
  strong: (said: string) => <strong>{said}</strong>,
  link: (said: string) => <a href={pageAddress('/rules/')}>{said}</a>,
}

/**
 * Notices for browsers that cannot run the app, with a link to the rules, which need no script. app/styles/base.css hides the first
 * in browsers that support the app's features.
 */
export const OldBrowser = () => (
  <>
    <p className="page-notice old-browser" role="status">
      <Marked text={tooOld} marks={MARKS} />
    </p>
    <noscript>
      <p className="m-4">
        <Marked text={needsJavascript} marks={MARKS} />
      </p>
    </noscript>
  </>
)
