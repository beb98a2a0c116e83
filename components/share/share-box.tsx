import { useState } from 'react'
import { BASE_PATH } from '@/components/addresses/base-path'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { SharePayload } from '@/lib/actions/sharing'
import { sharesNoFiles } from '@/lib/messages/compiled/app/data'
import { linkLabel, saveAsFile, shareAsFile, tooLongForALink } from '@/lib/messages/compiled/app/share'
import { fileName, saveFile, shareFile, useCanShareFiles } from './hand-over'
import { LinkButtons, LinkCode, LinkField } from './link-ways'

interface ShareBoxProps {
  readonly payload: SharePayload
  /** A sentence on what the file contains and the link does not. */
  readonly fileNote?: string
}

/** Returns the address of the page in this app that opens a code after the `#`. */
const addressOf = (code: string): string => `${window.location.origin}${BASE_PATH}/share/#${code}`

/** The ways to share something from this device: a QR code, a link and a file. No server receives the content. */
export function ShareBox({ payload, fileNote }: ShareBoxProps) {
  const { name, code } = payload
  const [said, setSaid] = useState<string | null>(null)
  const file = fileName(name)
  const shareIt = async () => setSaid((await shareFile(file, payload.text)) === 'refused' ? sharesNoFiles : null)
  const link = code === null ? null : addressOf(code)

  return (
    <div className="grid gap-3">
      {link === null ? (
        <Notice tone="word">{tooLongForALink}</Notice>
      ) : (
        <>
          <LinkCode link={link} name={name} />
          <LinkButtons link={link} name={name} said={said} onSaid={setSaid} />
          <LinkField label={linkLabel({ length: link.length })} link={link} />
        </>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button className={useCanShareFiles() ? '' : 'col-span-2'} onClick={() => saveFile(file, payload.text)}>
          {saveAsFile}
        </Button>
        {useCanShareFiles() ? <Button onClick={() => void shareIt()}>{shareAsFile}</Button> : null}
      </div>
      {fileNote === undefined ? null : <p className="text-base text-soft">{fileNote}</p>}
      <div role="status" className="min-h-6 text-base font-semibold">
        {said}
      </div>
    </div>
  )
}
