import { useCallback, useState } from 'react'
import { LinkWays } from '@/components/share/link-ways'
import { QrCode } from '@/components/share/qr-code'
import { clubNightLink } from '@/components/together/addresses'
import { Fold } from '@/components/ui/fold'
import { useResolved } from '@/components/ui/use-resolved'
import * as said from '@/lib/messages/compiled/app/club'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { organiserCodes } from '@/lib/together/actions/club'
import type { ClubNightProps } from './club-night-props'

/** The codes that the organiser gives to others: one for each table, and one for the big screen. */
export function Codes({ record, clubNight }: Pick<ClubNightProps, 'record' | 'clubNight'>) {
  const numbers = [...clubNight.tables.keys()].sort((a, b) => a - b)
  const wanted = numbers.join(' ')
  const load = useCallback(
    () => organiserCodes(record, wanted === '' ? [] : wanted.split(' ').map(Number)),
    [record, wanted],
  )
  const codes = useResolved(load)
  if (codes === null) return <p role="status">{oneMoment}</p>
  return (
    <section className="grid gap-3">
      <p className="text-base">{said.codesAbout}</p>
      {codes.tables.length === 0 ? <p className="text-base text-soft">{said.codesLater}</p> : null}
      <div>
        {codes.tables.map(({ table, code }) => (
          <CodeOf key={table} what={said.tableNumber({ table })} code={code} />
        ))}
        <CodeOf what={said.screenName} code={codes.screen} about={said.screenAbout} />
      </div>
    </section>
  )
}

interface CodeOfProps {
  readonly what: string
  readonly code: string
  readonly about?: string
}

function CodeOf({ what, code, about }: CodeOfProps) {
  const [isOpen, setOpen] = useState(false)
  const link = clubNightLink(code)
  return (
    <Fold title={what} onToggle={setOpen}>
      {isOpen ? (
        <div className="grid gap-3">
          {about === undefined ? null : <p className="text-base text-soft">{about}</p>}
          <div className="mx-auto w-full max-w-72">
            <QrCode text={link} label={said.codeOf({ what })} />
          </div>
          <LinkWays link={link} name={what} label={said.linkOf({ what })} />
        </div>
      ) : null}
    </Fold>
  )
}
