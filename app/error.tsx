'use client'

import { Button } from '@/components/ui/button'

interface ErrorPageProps {
  readonly reset: () => void
}

export default function ErrorPage({ reset }: ErrorPageProps) {
  return (
    <main className="safe mx-auto max-w-xl">
      <div className="px-5 py-8">
        <h1 className="text-3xl font-semibold">Something went wrong here</h1>
        <p className="mt-2 text-lg text-soft">What was saved is still on this phone.</p>
        <div className="mt-6 flex gap-3">
          <Button look="main" onClick={reset}>
            Try again
          </Button>
          <Button onClick={() => location.reload()}>Load the page anew</Button>
        </div>
      </div>
    </main>
  )
}
