import { spawn } from 'node:child_process'
import { freePorts } from '../serve/free-ports'
import type { Driver, Tab } from './driver'

/** Controls WebKitGTK over plain WebDriver. Its browser deletes the profile when a session ends, so there are no cold starts. */
export function webkitDriver({ driver, browser }: { readonly driver: string; readonly browser: string }): Driver {
  return {
    name: 'WebKitGTK',
    keepsProfile: false,
    open: async (_, origin) => {
      const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '400x860x24'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const display = await new Promise<string>((done) => {
        screen.stdout.once('data', (text: Buffer) => done(text.toString().trim()))
      })
      const [port] = await freePorts(1)
      const server = spawn(driver, [`--port=${port}`], {
        // The sandbox does not work for root.
        env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
        stdio: 'ignore',
      })
      const session = await newSession(`http://127.0.0.1:${port}`, browser)
      const complaints: string[] = []
      return {
        complaints,
        tab: tabOf(session, origin, complaints),
        close: async () => {
          await call(session, 'DELETE', '')
          server.kill()
          screen.kill()
        },
      }
    },
  }
}

function tabOf(session: string, origin: string, complaints: string[]): Tab {
  const run: Tab['run'] = async (work, ...args) => {
    const script = `return (${work.toString()})(...arguments)`
    return (await call(session, 'POST', '/execute/sync', { script, args })) as never
  }
  return {
    run,
    reload: async () => void (await call(session, 'POST', '/refresh', {})),
    goto: async (url) => {
      await call(session, 'POST', '/url', { url })
      const foreign = await run(
        (own: string) =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => /^(https?|wss?):/.test(name) && new URL(name).origin !== own),
        origin,
      )
      complaints.push(...foreign.map((address) => `foreign request: ${address}`))
    },
  }
}

async function newSession(server: string, browser: string): Promise<string> {
  const options = { binary: browser, args: ['--automation'] }
  const body = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }
  for (let tries = 50; ; tries--) {
    try {
      const { sessionId } = (await call(`${server}/session`, 'POST', '', body)) as { readonly sessionId: string }
      return `${server}/session/${sessionId}`
    } catch (error) {
      if (tries === 0) throw error
      await new Promise((done) => setTimeout(done, 100))
    }
  }
}

async function call(session: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(session + path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const { value } = (await response.json()) as { readonly value: unknown }
  if (!response.ok) throw new Error(`expected ${method} ${path} to succeed, got ${JSON.stringify(value)}`)
  return value
}
