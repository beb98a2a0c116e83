import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns so many different ports that no program uses. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '0.0.0.0'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('expected the port of the server')
    return address.port
  })
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}
