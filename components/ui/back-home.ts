import { homeLink } from '@/lib/messages/compiled/table/shared'

/** The arrow that leads to the first screen. */
export const backHome = () => ({ href: '/', label: homeLink }) as const
