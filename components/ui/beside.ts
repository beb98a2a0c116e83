import { createContext } from 'react'

/** True where opened things are shown in a pane next to the screen, not over it. */
export const Beside = createContext(false)
