import type { SheetRow } from '@/lib/storage'

/** Whether phones wrote a hand down differently, so that somebody has to choose. */
export const asksOf = ({ rivals, contested }: SheetRow): boolean => contested || rivals.length > 0
