import type { ReactElement } from 'react'

/**
 * Elements without bare texts. If a browser translates the page, React no longer finds a text next to elements, so wrap each text
 * in an element of its own.
 */
export type Elements = ReactElement | null | undefined | readonly Elements[]
