import { dequal } from 'dequal/lite'
import { useEffect, useState } from 'react'
import { forgetTyped, keepTyped, typedBefore } from '../stores/typed'

/** The typed state of a form, the function that changes it, and one to call once it is saved. */
export type Typed<T> = readonly [value: T, change: (next: T | ((before: T) => T)) => void, forget: () => void]

/**
 * Returns the state of a form, which survives a reload of the page and Back until it is saved. `untouched` is the form before
 * anything is typed, and `read` reads what was kept; `null` if it cannot be read.
 */
export function useTyped<T>(screen: string, untouched: T, read: (kept: unknown) => T | null): Typed<T> {
  const [value, setValue] = useState(() => read(typedBefore(screen)) ?? untouched)
  const isTyped = !dequal(value, untouched)
  useEffect(() => {
    if (isTyped) keepTyped(screen, value)
    else forgetTyped(screen)
  }, [screen, value, isTyped])
  return [value, setValue, () => forgetTyped(screen)]
}

const readText = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null)

/** Returns the text of a field, kept as `useTyped` keeps it. */
export const useTypedText = (screen: string, untouched = ''): Typed<string> => useTyped(screen, untouched, readText)
