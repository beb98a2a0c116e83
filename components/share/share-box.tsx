import { useState } from 'react'
import { BASE_PATH } from '@/components/addresses/base-path'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { SharePayload } from '@/lib/hooks/sharing'
import {
  codeToScan,
  copiedLink,
  copyLink,
  linkLabel,
  linkWasCopied,
  pointTheCamera,
  saveAsFile,
  selectTheLink,
  shareAsFile,
  shareRefused,
  shareTheLink,
  tooLongForACode,
  tooLongForALink,
} from '@/lib/messages/compiled/app/share'
import { canShare, canShareFiles, copyText, fileName, saveFile, shareFile, shareLink } from './hand-over'
import type { Shared } from './hand-over'
import { LONGEST_QR, QrCode } from './qr-code'

interface ShareBoxProps {
  readonly payload: SharePayload
  /** What the file has that the link has not, in a sentence. */
  readonly fileNote?: string
}

/** The page of this very app that opens what comes after the `#`. */
const addressOf = (code: string): string => `${window.location.origin}${BASE_PATH}/share/#${code}`

/** The ways in which something can leave this phone: a code to scan, a link, a file. None of them passes a server. */
export function ShareBox({ payload, fileNote }: ShareBoxProps) {
  const { name, code } = payload
  const [said, setSaid] = useState<string | null>(null)
  const file = fileName(name)
  const link = code === null ? null : addressOf(code)

  async function tell(work: Promise<Shared>) {
    setSaid((await work) === 'refused' ? shareRefused : null)
  }

  return (
    <div className="grid gap-3">
      {link === null ? (
        <Notice tone="word">{tooLongForALink}</Notice>
      ) : (
        <>
          <Code link={link} name={name} />
          <LinkButtons link={link} name={name} said={said} onSaid={setSaid} onShare={tell} />
          <LinkField link={link} />
        </>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button className={canShareFiles() ? '' : 'col-span-2'} onClick={() => saveFile(file, payload.text)}>
          {saveAsFile}
        </Button>
        {canShareFiles() ? (
          <Button onClick={() => void tell(shareFile(file, payload.text))}>{shareAsFile}</Button>
        ) : null}
      </div>
      {fileNote === undefined ? null : <p className="text-base text-soft">{fileNote}</p>}
      <div role="status" className="min-h-6 text-base font-semibold">
        {said}
      </div>
    </div>
  )
}

interface LinkProps {
  readonly link: string
  /** What is shared, as it is called. */
  readonly name: string
}

function Code({ link, name }: LinkProps) {
  if (link.length > LONGEST_QR) return <Notice tone="word">{tooLongForACode}</Notice>
  return (
    <>
      <QrCode text={link} label={codeToScan({ name })} />
      <p className="text-center text-base text-soft">{pointTheCamera}</p>
    </>
  )
}

interface LinkButtonsProps extends LinkProps {
  readonly said: string | null
  readonly onSaid: (said: string) => void
  readonly onShare: (work: Promise<Shared>) => Promise<void>
}

function LinkButtons({ link, name, said, onSaid, onShare }: LinkButtonsProps) {
  const copy = async () => onSaid((await copyText(link)) ? linkWasCopied : selectTheLink)
  return (
    <div className="grid grid-cols-2 gap-2">
      {canShare() ? <Button onClick={() => void onShare(shareLink(name, link))}>{shareTheLink}</Button> : null}
      <Button className={canShare() ? '' : 'col-span-2'} onClick={() => void copy()}>
        {said === linkWasCopied ? copiedLink : copyLink}
      </Button>
    </div>
  )
}

/** The link to be read, or copied by hand. */
function LinkField({ link }: Pick<LinkProps, 'link'>) {
  return (
    <label className="block text-base text-soft">
      {linkLabel({ length: link.length })}
      <input
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className="min-h-12 w-full rounded-xl border border-edge bg-card px-3 text-base text-ink"
      />
    </label>
  )
}
