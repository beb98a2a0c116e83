// The address of the relay through which pages of this build may play together: '' for none, 'relay' for one below the address of
// the app, or the full address of another host, 'wss://relay.example/'.

/** Returns the address of the relay from a setting. Throws if the setting is not such an address. */
export function relayAt(given) {
  if (given === undefined || given.trim() === '') return ''
  if (/^[\w-]+(\/[\w-]+)*$/.test(given)) return given
  const url = URL.canParse(given) ? new URL(given) : null
  // In an address, an asterisk is part of a host name, but in a policy it allows many hosts.
  const isWide = url?.hostname.includes('*') === true
  if (url?.protocol !== 'wss:' || isWide || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new Error(`expected YUSS_RELAY to be “relay” or an address like wss://relay.example/, got ${given}`)
  return url.href
}

export const relay = relayAt(process.env.YUSS_RELAY)

/** Returns the addition to the page policy that lets pages connect to the relay: its origin, and nothing wider. */
export const relaySource = (at) => (at.startsWith('wss:') ? ` ${new URL(at).origin}` : '')
