'use client'

import { BASE_PATH } from '@/components/addresses/base-path'
import { isMissingCode } from '@/lib/core/timing/missing-code'
import {
  pageFailed,
  pageFailedAbout,
  pageMissing,
  pageMissingAbout,
  reloadThePage,
} from '@/lib/messages/compiled/table/failed'
import { homeLink } from '@/lib/messages/compiled/table/shared'

/** The page for a failure of the layout itself. The content security policy forbids Next's own, so nothing would be visible. */
export default function GlobalErrorPage({ error }: { readonly error: Error }) {
  const isMissing = isMissingCode(error)
  return (
    <html lang="en">
      <body>
        <main>
          <h1>{isMissing ? pageMissing : pageFailed}</h1>
          <p>{isMissing ? pageMissingAbout : pageFailedAbout}</p>
          <button type="button" onClick={() => location.reload()}>
            {reloadThePage}
          </button>
          <p>
            <a href={`${BASE_PATH}/`}>{homeLink}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
