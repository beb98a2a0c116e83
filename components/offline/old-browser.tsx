import { NEEDS_JAVASCRIPT, TOO_OLD } from '@/lib/text/en/screens/old-browser'

/**
 * For browsers that cannot run the app, and so must be able to show this without running anything: globals.css hides it
 * from those that know what the app is made of.
 */
export function OldBrowser() {
  return (
    <>
      <p className="old-browser" role="status">
        <strong>{TOO_OLD.title}</strong>
        {TOO_OLD.about}
      </p>
      <noscript>
        <p className="m-4">{NEEDS_JAVASCRIPT}</p>
      </noscript>
    </>
  )
}
