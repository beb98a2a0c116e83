import { HOME } from '@/components/addresses/screen-path'
import { homeLink } from '@/lib/messages/compiled/table/shared'

/** The arrow that leads to the first screen. */
export const backHome = () => ({ href: HOME, label: homeLink }) as const
