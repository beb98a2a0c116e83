'use client'

import { useSettings } from '@/lib/hooks/use-settings'

/**
 * A component without output that applies the theme, suits and hand chosen on this device to every page: reading the settings
 * applies them.
 */
export function ApplySettings() {
  useSettings()
  return null
}
