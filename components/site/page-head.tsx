import type { HeadText } from './lookup-text'
import { OpenButton } from './open-button'

/** The title of a page that is a screen of the app too, and a link to that screen. */
export const PageHead = ({ text: { title, inApp, openInApp } }: { readonly text: HeadText }) => (
  <>
    <h1 className="pt-3 text-3xl leading-tight heading">{title}</h1>
    <p className="py-5">
      <OpenButton href={inApp}>{openInApp}</OpenButton>
    </p>
  </>
)
