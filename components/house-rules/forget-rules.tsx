import { useState } from 'react'
import { leaveSteps } from '@/components/addresses/use-back-step'
import { useScreens } from '@/components/addresses/use-screens'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { deleteHouse } from '@/lib/actions/actions'
import * as said from '@/lib/messages/compiled/app/other-rules'

/** A button that removes house rules from the list; games played by them keep their own copy. */
export function ForgetRules({ id, name }: { readonly id: string; readonly name: string }) {
  const screens = useScreens()
  const [isAsked, setAsked] = useState(false)

  async function forget() {
    const done = await deleteHouse(id)
    if (done.ok) leaveSteps(() => screens.replace('/house-rules/'))
  }

  return (
    <>
      <Button look="plain" className="link" onClick={() => setAsked(true)}>
        {said.deleteRules}
      </Button>
      {isAsked ? (
        <Dialog
          title={said.deleteRulesTitle({ name })}
          onClose={() => setAsked(false)}
          actions={
            <div className="flex flex-wrap gap-3">
              <Button className="grow" onClick={() => setAsked(false)}>
                {said.deleteRulesCancel}
              </Button>
              <Button look="grave" className="grow" onClick={() => void forget()}>
                {said.deleteRulesNow}
              </Button>
            </div>
          }
        >
          <p>{said.deleteRulesAbout}</p>
        </Dialog>
      ) : null}
    </>
  )
}
