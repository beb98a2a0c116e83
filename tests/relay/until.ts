import type { Session, TogetherState } from '@/lib/together/table/session'

/** Waits until the state of a session is as wanted. */
export function until(session: Session, wanted: (state: TogetherState) => boolean): Promise<TogetherState> {
  return new Promise((done) => {
    let stop = (): void => undefined
    const look = (state: TogetherState) => {
      if (!wanted(state)) return
      stop()
      done(state)
    }
    stop = session.watch(look)
    look(session.state())
  })
}

/** Tells whether everything of this phone is at the relay. */
export const settled = ({ phase, waiting }: TogetherState): boolean => phase === 'together' && waiting === 0
