import type { SheetRow } from '@/lib/storage'

/** Tells whether devices wrote a hand down differently, so that someone has to choose. */
export const needsAnswer = ({ rivals, contested }: SheetRow): boolean => contested || rivals.length > 0
