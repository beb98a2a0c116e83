'use client'

import { BASE_PATH } from '@/components/addresses/base-path'
import { isMissingCode } from '@/lib/async/missing-code'
import { RELOAD_THE_PAGE, PAGE_FAILED, PAGE_MISSING } from '@/lib/text/en/screens/failed'
import { HOME_LINK } from '@/lib/text/en/screens/shared'

/** When the layout itself fails. The page that Next would show is one that the policy forbids: nothing would be seen. */
export default function GlobalErrorPage({ error }: { readonly error: Error }) {
  const { title, about } = isMissingCode(error) ? PAGE_MISSING : PAGE_FAILED
  return (
    <html lang="en">
      <body>
        <main>
          <h1>{title}</h1>
          <p>{about}</p>
          <button type="button" onClick={() => location.reload()}>
            {RELOAD_THE_PAGE}
          </button>
          <p>
            <a href={`${BASE_PATH}/`}>{HOME_LINK}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
