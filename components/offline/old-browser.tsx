import { Marked } from '@/components/ui/marked'

interface OldBrowserProps {
  readonly words: { readonly tooOld: string; readonly needsJavascript: string }
}

/**
 * For browsers that cannot run the app, and so must be able to show this without running anything: app/styles/base.css hides it
 * from those that know what the app is made of.
 */
export function OldBrowser({ words }: OldBrowserProps) {
  return (
    <>
      <p className="old-browser" role="status">
        <Marked text={words.tooOld} marks={{ strong: (said) => <strong>{said}</strong> }} />
      </p>
      <noscript>
        <p className="m-4">{words.needsJavascript}</p>
      </noscript>
    </>
  )
}
