/**
 * What the way to the database can be: `closed` until somebody asks, `opening`, `ready`; where its own place has rotted,
 * `moving` to another, `moved` there, `away` when it was closed there. `over` when the tab needs it no longer.
 */
export const CONNECTION_STATES = ['closed', 'opening', 'ready', 'moving', 'moved', 'away', 'over'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]

/** What can happen to it: `rotten` says that its own place is lost for good and that there is another. */
export const CONNECTION_EVENTS = ['asked', 'opened', 'failed', 'rotten', 'lost', 'ended'] as const
export type ConnectionEvent = (typeof CONNECTION_EVENTS)[number]

const STEPS: Readonly<Record<ConnectionState, Readonly<Partial<Record<ConnectionEvent, ConnectionState>>>>> = {
  closed: { asked: 'opening', ended: 'over' },
  opening: { opened: 'ready', failed: 'closed', rotten: 'moving', ended: 'over' },
  ready: { lost: 'closed', ended: 'over' },
  moving: { opened: 'moved', failed: 'away', ended: 'over' },
  moved: { lost: 'away', ended: 'over' },
  away: { asked: 'moving', ended: 'over' },
  over: {},
}

/** What comes after an event; one that means nothing in a state leaves it as it is. */
export const after = (state: ConnectionState, event: ConnectionEvent): ConnectionState => STEPS[state][event] ?? state

/** Whether work can be done. */
export const isReady = (state: ConnectionState): boolean => state === 'ready' || state === 'moved'

/** Whether the database lies elsewhere than in its own place. */
export const isElsewhere = (state: ConnectionState): boolean =>
  state === 'moving' || state === 'moved' || state === 'away'
