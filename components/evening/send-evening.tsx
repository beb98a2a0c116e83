import { useState } from 'react'
import { dayOf, saveCsv, shareOrCopy } from '@/components/share/hand-over'
import { Button } from '@/components/ui/button'
import { useLooks } from '@/lib/hooks/use-looks'
import { copyTheText, sendEvening, textCopied } from '@/lib/messages/compiled/app/after-evening'
import { eveningTitle } from '@/lib/messages/compiled/app/evening'
import { noCard } from '@/lib/messages/compiled/app/pictures'
import type { FoundEvening } from '@/lib/storage/evenings/read-evening'
import { eveningCsv } from './evening-csv'
import { sendEveningPicture } from './evening-picture'
import { eveningText } from './evening-text'
import type { EveningReport } from './report'

interface SendEveningProps {
  readonly evening: FoundEvening
  readonly report: EveningReport
}

/**
 * The buttons that send an evening as a picture or as text, print it, or save it as a table. Load it lazily, because it includes
 * the drawing code.
 */
export function SendEvening({ evening: { games }, report }: SendEveningProps) {
  const [said, setSaid] = useState<'copied' | 'refused' | 'no-card' | null>(null)
  const looks = useLooks(report.standings.map(({ names }) => names[0] ?? ''))

  async function sendPicture() {
    setSaid((await sendEveningPicture(report, looks)) ? null : 'no-card')
  }

  async function sendText() {
    const text = eveningText(report)
    const sent = await shareOrCopy(text, { text })
    setSaid(sent === 'copied' || sent === 'refused' ? sent : null)
  }

  function saveTable() {
    saveCsv(`${eveningTitle} ${dayOf(games[0]?.record.createdAt ?? 0)}`, eveningCsv(report, games))
  }

  return (
    <div className="grid grid-cols-2 gap-2 pt-5 cramped:grid-cols-1">
      <Button onClick={() => void sendPicture()}>{sendEvening({ as: 'picture' })}</Button>
      <Button onClick={() => void sendText()}>{said === 'copied' ? textCopied : sendEvening({ as: 'text' })}</Button>
      <Button onClick={() => window.print()}>{sendEvening({ as: 'print' })}</Button>
      <Button onClick={saveTable}>{sendEvening({ as: 'csv' })}</Button>
      {said === 'no-card' ? (
        <p role="alert" className="col-span-full">
          {noCard}
        </p>
      ) : null}
      {said === 'refused' ? <TextToCopy text={eveningText(report)} /> : null}
    </div>
  )
}

/** A field with the text, to copy by hand. */
const TextToCopy = ({ text }: { readonly text: string }) => (
  <label className="col-span-full block text-base text-soft print:hidden">
    <span role="alert">{copyTheText}</span>
    <textarea
      readOnly
      value={text}
      rows={6}
      onFocus={(event) => event.currentTarget.select()}
      className="mt-1 w-full rounded-xl border border-edge bg-card px-3 py-2 text-base text-ink"
    />
  </label>
)
