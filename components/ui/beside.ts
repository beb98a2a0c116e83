import { createContext } from 'react'

/** Whether what is opened stands beside the screen, in a pane of a wide one, and does not lie over it. */
export const Beside = createContext(false)
