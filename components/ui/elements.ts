import type { ReactElement } from 'react'

/**
 * Elements among others. A text has no place between them unless in an element of its own: on a page that the browser
 * translates, React would not find it again.
 */
export type Elements = ReactElement | null | undefined | readonly Elements[]
