import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { eveningHref } from '@/components/addresses/club-address'
import { PrivacyLink } from '@/components/together/privacy-link'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import {
  askedToOrganise,
  askedToScreen,
  askedToTable,
  eveningLeaves,
  joinEvening as joinLabel,
  notAnEvening,
  notDone,
} from '@/lib/messages/compiled/app/club'
import { DAYS_KEPT } from '@/lib/text/screens/days-kept'
import { joinEvening, placeOf } from '@/lib/together/hooks/use-club'

/** The invitation in an evening's code, and the way to join. */
export function JoinEvening({ code }: { readonly code: string }) {
  const router = useRouter()
  const [step, setStep] = useState<'asking' | 'busy' | 'failed'>('asking')
  const place = placeOf(code)
  if (place === null) return <Notice tone="wrong">{notAnEvening}</Notice>
  const join = async () => {
    setStep('busy')
    const joined = await joinEvening(code).catch(() => null)
    if (joined?.ok === true) router.replace(eveningHref(joined.value))
    else setStep('failed')
  }
  return (
    <div className="grid gap-4">
      <p className="text-lg">{askedTo(place)}</p>
      {place.role === 'screen' ? null : <p className="text-base text-soft">{eveningLeaves({ days: DAYS_KEPT })}</p>}
      {step === 'failed' ? <Notice tone="wrong">{notDone}</Notice> : null}
      <Button look="main" disabled={step === 'busy'} onClick={() => void join()}>
        {joinLabel}
      </Button>
      <PrivacyLink />
    </div>
  )
}

function askedTo({ role, table }: NonNullable<ReturnType<typeof placeOf>>): string {
  switch (role) {
    case 'organiser':
      return askedToOrganise
    case 'screen':
      return askedToScreen
    case 'table':
      return askedToTable({ table: table ?? 0 })
  }
}
