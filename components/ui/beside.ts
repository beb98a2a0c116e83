import { createContext } from 'react'

/** True if what is opened is shown in a pane next to the screen, not over it. */
export const Beside = createContext(false)
