'use client'

/** When the layout itself fails. The page that Next would show is one that the policy forbids: nothing would be seen. */
export default function GlobalErrorPage() {
  return (
    <html lang="en">
      <body>
        <main>
          <h1>Something went wrong</h1>
          <p>What was saved is still on this phone.</p>
          <button type="button" onClick={() => location.reload()}>
            Load the page anew
          </button>
        </main>
      </body>
    </html>
  )
}
