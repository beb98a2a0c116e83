import { HOME } from '@/components/addresses/screen-path'
import { metadataOf } from '@/components/preview/page-metadata'
import { OpenButton } from '@/components/site/open-button'
import { SiteFrame } from '@/components/site/site-frame'
import { appAbout, pageStart } from '@/lib/messages/compiled/app/pages'
import { appName } from '@/lib/messages/compiled/app/shared'
import { LANGUAGE } from '@/lib/messages/compiled/language'
import * as said from '@/lib/messages/compiled/site/landing'
import { OFFERED } from '@/lib/messages/offered'

export const metadata = metadataOf({ path: '/', title: pageStart, about: appAbout })

const PROMISES = [said.landingScores, said.landingSettles, said.landingRemembers, said.landingStays]

/** The page about the app, for people who look for it. */
export default function LandingPage() {
  return (
    <SiteFrame path="/">
      <h1 className="pt-3 text-3xl heading">{appName}</h1>
      <p className="max-w-2xl pt-2 text-xl">{appAbout}</p>
      <ul className="max-w-2xl py-5 text-lg">
        {PROMISES.map((promise) => (
          <li key={promise} className="border-b border-rule py-3">
            {promise}
          </li>
        ))}
      </ul>
      <p>
        <OpenButton href={HOME}>{said.landingOpen}</OpenButton>
      </p>
      {OFFERED[LANGUAGE]?.draft === true ? <p className="pt-5 text-base text-soft">{said.landingDraft}</p> : null}
    </SiteFrame>
  )
}
