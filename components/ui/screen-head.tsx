import { ArrowLeft, X } from 'lucide'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { ScreenLink } from '@/components/addresses/screen-link'
import { buttonLook } from './button'
import { classNames } from './class-names'
import type { Elements } from './elements'
import { Icon } from './icon'

interface ScreenHeadProps {
  /** The key that leaves: a `BackKey` or a `CloseKey`; none on the first screen. */
  readonly lead?: Elements
  readonly title: ReactNode
  /** The heading level: `h2` for a dialog over a screen. */
  readonly as?: 'h1' | 'h2'
  readonly id?: string
  /** Takes the focus when the screen opens, so that its name is read out. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>
  /** Soft text next to the title if there is room, else below it. */
  readonly aside?: Elements
  /** At most two. */
  readonly actions?: Elements
  readonly className?: string
}

/** The head of every screen and dialog: the key that leaves, the title, and actions. */
export function ScreenHead(props: ScreenHeadProps) {
  const { lead, title, as: Heading = 'h1', id, titleRef, aside, actions, className } = props
  const Head = Heading === 'h1' ? 'header' : 'div'
  return (
    <Head className={classNames('screen-head', className)}>
      {lead}
      <div className="screen-name">
        <Heading
          ref={titleRef}
          id={id}
          {...(titleRef === undefined ? {} : { tabIndex: -1 })}
          className="leading-tight font-semibold outline-none"
        >
          {title}
        </Heading>
        {aside}
      </div>
      {actions}
    </Head>
  )
}

interface BackKeyProps extends Omit<ComponentProps<typeof ScreenLink>, 'children' | 'className'> {
  /** The name of the screen that it leads to. */
  readonly label: string
}

export const BackKey = ({ label, ...rest }: BackKeyProps) => (
  <ScreenLink aria-label={label} className={buttonLook('plain', 'print:hidden')} {...rest}>
    <Icon of={ArrowLeft} alongText className="text-xl" />
  </ScreenLink>
)

export const CloseKey = ({ label, onClose }: { readonly label: string; readonly onClose: () => void }) => (
  <button type="button" aria-label={label} onClick={onClose} className={buttonLook('plain')}>
    <Icon of={X} className="text-xl" />
  </button>
)
