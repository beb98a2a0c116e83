'use client'

import { useSettings } from '@/lib/hooks/use-settings'

/** Keeps every page in the theme, the suits and the hand chosen on this phone: reading the settings sets them. */
export function ApplySettings() {
  useSettings()
  return null
}
