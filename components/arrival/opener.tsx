import { useCallback, useRef, useState } from 'react'
import { clubNightHrefIn, tableHrefIn } from '@/components/together/addresses'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { lazyPart } from '@/components/ui/lazy-part'
import { openPasted, type Arrived } from '@/lib/actions/sharing'
import { partScanner } from '@/lib/messages/compiled/app/parts'
import { openAFile, openKey, pasteLabel, scanACode } from '@/lib/messages/compiled/app/share'
import { openFileOf } from './file-source'
import { PickFile } from './pick-file'

const Scanner = lazyPart(
  () => import('./scanner').then((part) => part.Scanner),
  () => partScanner,
)

interface OpenerProps {
  readonly onOpen: (opening: Promise<Arrived>) => void
  /** Called with the address of a table, when a link to one was opened. */
  readonly onTable: (href: string) => void
}

/** The ways to bring something to this device: a code to scan, a file, a link to paste. */
export function Opener({ onOpen, onTable }: OpenerProps) {
  const [isScanning, setScanning] = useState(false)
  const openText = useCallback(
    (text: string) => {
      const table = tableHrefIn(text) ?? clubNightHrefIn(text)
      if (table === null) onOpen(openPasted(text))
      else onTable(table)
    },
    [onOpen, onTable],
  )
  const scanned = useCallback(
    (found: string) => {
      setScanning(false)
      openText(found)
    },
    [openText],
  )
  return (
    <div className="grid gap-x-12 gap-y-3 spread:grid-cols-2">
      <div className="grid content-start gap-3">
        <Button look="main" onClick={() => setScanning(true)}>
          {scanACode}
        </Button>
        <PickFile label={openAFile} onFile={(file) => onOpen(openFileOf(file))} />
      </div>
      <PasteForm onText={openText} />
      {isScanning ? (
        <Dialog title={scanACode} onClose={() => setScanning(false)}>
          <Scanner onText={scanned} />
        </Dialog>
      ) : null}
    </div>
  )
}

/** A form for a pasted text. */
function PasteForm({ onText }: { readonly onText: (text: string) => void }) {
  const pasted = useRef<HTMLTextAreaElement>(null)
  return (
    <form
      className="grid gap-2 pt-2 spread:pt-0"
      onSubmit={(event) => {
        event.preventDefault()
        const text = pasted.current?.value ?? ''
        if (text.trim() === '') pasted.current?.focus()
        else onText(text)
      }}
    >
      <label htmlFor="pasted" className="text-base text-soft">
        {pasteLabel}
      </label>
      <textarea
        ref={pasted}
        id="pasted"
        rows={3}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="w-full rounded-xl border border-edge bg-card px-3 py-2 text-base text-ink"
      />
      <Button type="submit">{openKey}</Button>
    </form>
  )
}
