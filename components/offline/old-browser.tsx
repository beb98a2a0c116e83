import { Marked } from '@/components/ui/marked'
import { needsJavascript, tooOld } from '@/lib/messages/compiled/app/old-browser'

/**
 * For browsers that cannot run the app, and so must be able to show this without running anything: globals.css hides it
 * from those that know what the app is made of.
 */
export function OldBrowser() {
  return (
    <>
      <p className="old-browser" role="status">
        <Marked text={tooOld} marks={{ strong: (words) => <strong>{words}</strong> }} />
      </p>
      <noscript>
        <p className="m-4">{needsJavascript}</p>
      </noscript>
    </>
  )
}
