import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import {
  codeToScan,
  copiedLink,
  copyLink,
  linkWasCopied,
  pointTheCamera,
  selectTheLink,
  shareTheLink,
  tooLongForACode,
} from '@/lib/messages/compiled/app/share'
import { copyText, shareOrCopy, useCanShare } from './hand-over'
import { LONGEST_QR, QrCode } from './qr-code'

interface LinkProps {
  readonly link: string
  /** The name of the shared thing. */
  readonly name: string
}

/** A link as a QR code, or a notice that the link is too long for one. */
export function LinkCode({ link, name }: LinkProps) {
  if (link.length > LONGEST_QR) return <Notice tone="word">{tooLongForACode}</Notice>
  return (
    <>
      <QrCode text={link} label={codeToScan({ name })} />
      <p className="text-center text-base text-soft">{pointTheCamera}</p>
    </>
  )
}

interface LinkButtonsProps extends LinkProps {
  /** The text about the last attempt, which the caller shows; `null` if there is nothing to say. */
  readonly said: string | null
  readonly onSaid: (said: string | null) => void
}

/** The buttons that share and copy a link. */
export function LinkButtons({ link, name, said, onSaid }: LinkButtonsProps) {
  const share = async () => {
    const shared = await shareOrCopy(link, { title: name, url: link })
    onSaid(shared === 'copied' ? linkWasCopied : shared === 'refused' ? selectTheLink : null)
  }
  const copy = async () => onSaid((await copyText(link)) ? linkWasCopied : selectTheLink)
  return (
    <div className="grid grid-cols-2 gap-2">
      {useCanShare() ? <Button onClick={() => void share()}>{shareTheLink}</Button> : null}
      <Button className={useCanShare() ? '' : 'col-span-2'} onClick={() => void copy()}>
        {said === linkWasCopied ? copiedLink : copyLink}
      </Button>
    </div>
  )
}

/** The buttons and the field of a link, and what they report. */
export function LinkWays({ link, name, label }: LinkProps & LinkFieldProps) {
  const [said, setSaid] = useState<string | null>(null)
  return (
    <>
      <LinkButtons link={link} name={name} said={said} onSaid={setSaid} />
      <LinkField label={label} link={link} />
      <div role="status" className="text-base font-semibold empty:hidden">
        {said}
      </div>
    </>
  )
}

interface LinkFieldProps {
  readonly label: string
  readonly link: string
}

/** A field with the link, to read or to copy by hand. */
export function LinkField({ label, link }: LinkFieldProps) {
  return (
    <label className="block text-base text-soft">
      <span>{label}</span>
      <input
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className="min-h-12 w-full rounded-xl border border-edge bg-card px-3 text-base text-ink"
      />
    </label>
  )
}
