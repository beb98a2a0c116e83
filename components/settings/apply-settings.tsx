'use client'

import { useEffect } from 'react'
import { useSettings } from '@/lib/hooks/use-settings'

/**
 * A component without output that applies the theme, suits and hand chosen on this device to every page: reading the settings
 * applies them. It marks the page as started, for the script that tells if it has not (scripts/build/not-started.ts).
 */
export function ApplySettings() {
  useSettings()
  useEffect(() => {
    document.documentElement.dataset['started'] = ''
  }, [])
  return null
}
