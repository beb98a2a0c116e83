/**
 * The states of the connection to the database: `closed` until it is needed, `opening`, `ready`. If its own place is
 * corrupted: `moving` to another, `moved` there, and `away` when it was closed there. `over` when the tab is done with it.
 */
export const CONNECTION_STATES = ['closed', 'opening', 'ready', 'moving', 'moved', 'away', 'over'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]

/** The events of a connection. `rotten` means that its own place is lost for good and another exists. */
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

/** Returns the state after an event; an event without meaning in a state changes nothing. */
export const stateAfter = (state: ConnectionState, event: ConnectionEvent): ConnectionState =>
  STEPS[state][event] ?? state

/** Tells whether the database can be used. */
export const isReady = (state: ConnectionState): boolean => state === 'ready' || state === 'moved'

/** Tells whether the database is stored somewhere other than its own place. */
export const isElsewhere = (state: ConnectionState): boolean =>
  state === 'moving' || state === 'moved' || state === 'away'
