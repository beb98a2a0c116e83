import { useState } from 'react'
import { LinkWays } from '@/components/share/link-ways'
import { QrCode } from '@/components/share/qr-code'
import { tableLink } from '@/components/together/addresses'
import { Choice } from '@/components/ui/choice'
import * as said from '@/lib/messages/compiled/app/together'
import { playTogether } from '@/lib/messages/compiled/app/together-before'
import type { TableHere } from '@/lib/together/stores/tables'

type Kind = 'write' | 'look'

/** The QR code and the link with which others join the table, either to write or only to view. */
export function TableCodes({ links }: { readonly links: TableHere['links'] }) {
  const [chosen, setChosen] = useState<Kind>('write')
  const kinds = (['write', 'look'] as const).filter((kind) => links[kind] !== null)
  const kind = kinds.includes(chosen) ? chosen : (kinds[0] ?? 'look')
  const code = links[kind]
  if (code === null) return null
  const link = tableLink(code)
  return (
    <section className="grid gap-3 wide:grid-cols-2 wide:*:col-start-2">
      {kinds.length === 1 ? null : (
        <div>
          <h3 aria-hidden="true" className="pb-1 text-base text-soft">
            {said.linkLets}
          </h3>
          <Choice
            label={said.linkLets}
            value={kind}
            onChoose={setChosen}
            options={[
              { value: 'write', label: said.mayWrite },
              { value: 'look', label: said.mayLook },
            ]}
          />
        </div>
      )}
      <div className="mx-auto w-full max-w-72 wide:col-start-1! wide:row-span-4 wide:row-start-1">
        <QrCode text={link} label={said.tableCode} />
      </div>
      <p className="text-base text-soft">{kind === 'write' ? said.writeAbout : said.lookAbout}</p>
      <LinkWays link={link} name={playTogether} label={said.tableLinkLabel} />
    </section>
  )
}
