'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { deleteHouse } from '@/lib/hooks/actions'

interface ForgetRulesProps {
  readonly id: string
  readonly name: string
  /** Where one finds oneself afterwards. */
  readonly then?: string
}

/** Takes rules of the house out of the list; the games played by them keep their own copy. */
export function ForgetRules({ id, name, then = '/new' }: ForgetRulesProps) {
  const router = useRouter()
  const [isAsked, setAsked] = useState(false)

  async function forget() {
    const done = await deleteHouse(id)
    if (done.ok) router.replace(then)
  }

  return (
    <>
      <Button look="plain" className="underline underline-offset-4" onClick={() => setAsked(true)}>
        Forget these rules
      </Button>
      {isAsked ? (
        <Dialog
          title={`Forget “${name}”`}
          onClose={() => setAsked(false)}
          actions={
            <div className="flex flex-wrap gap-3">
              <Button className="grow" onClick={() => setAsked(false)}>
                Keep them
              </Button>
              <Button look="grave" className="grow" onClick={() => void forget()}>
                Forget them
              </Button>
            </div>
          }
        >
          <p>They leave the list of games. Every game played by them keeps its own copy.</p>
        </Dialog>
      ) : null}
    </>
  )
}
