// Where the relay is that pages of this build may play together through: '' for none, 'relay' below the address of the app, or the
// whole address of another host, 'wss://relay.example/'.

/** Throws on what is no such place. */
export function relayAt(given) {
  if (given === undefined || given.trim() === '') return ''
  if (/^[\w-]+(\/[\w-]+)*$/.test(given)) return given
  const url = URL.canParse(given) ? new URL(given) : null
  // A star is a letter of a host to an address, and all hosts to a policy.
  const isWide = url?.hostname.includes('*') === true
  if (url?.protocol !== 'wss:' || isWide || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new Error(`expected YUSS_RELAY to be “relay” or an address like wss://relay.example/, got ${given}`)
  return url.href
}

export const relay = relayAt(process.env.YUSS_RELAY)

/** Returns the addition to the page policy that lets pages connect to the relay: its origin, and nothing wider. */
export const relaySource = (at) => (at.startsWith('wss:') ? ` ${new URL(at).origin}` : '')
