import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { clubNightHref } from '@/components/addresses/club-address'
import { PrivacyLink } from '@/components/together/privacy-link'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import {
  askedToOrganise,
  askedToScreen,
  askedToTable,
  clubNightLeaves,
  joinClubNight as joinLabel,
  notAClubNight,
  notDone,
} from '@/lib/messages/compiled/app/club'
import { DAYS_KEPT } from '@/lib/text/screens/days-kept'
import { joinClubNight } from '@/lib/together/hooks/club-actions'
import { placeOf } from '@/lib/together/hooks/use-club'

/** The invitation of a club night's code, with a button that joins. */
export function JoinClubNight({ code }: { readonly code: string }) {
  const router = useRouter()
  const [step, setStep] = useState<'asking' | 'busy' | 'failed'>('asking')
  const place = placeOf(code)
  if (place === null) return <Notice tone="wrong">{notAClubNight}</Notice>
  const join = async () => {
    setStep('busy')
    const joined = await joinClubNight(code).catch(() => null)
    if (joined?.ok === true) router.replace(clubNightHref(joined.value))
    else setStep('failed')
  }
  return (
    <div className="grid gap-4">
      <p className="text-lg">{askedTo(place)}</p>
      {place.role === 'screen' ? null : <p className="text-base text-soft">{clubNightLeaves({ days: DAYS_KEPT })}</p>}
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
