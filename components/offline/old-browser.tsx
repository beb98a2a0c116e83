import { Marked } from '@/components/ui/marked'

interface OldBrowserProps {
  readonly words: { readonly tooOld: string; readonly needsJavascript: string }
}

/**
 * A notice for browsers that cannot run the app, which works without scripts: app/styles/base.css hides it in browsers that
 * support the app's features.
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
