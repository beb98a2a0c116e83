// Serves the built app: node scripts/serve/serve.mjs [FOLDER] [--port=N]. With --port it uses that port or fails; otherwise it
// tries PORT (or 3000) and the ports after it. YUSS_BASE_PATH is the path for which the app was built. With --cert=FILE and
// --key=FILE it uses TLS. With --relay=HOST:PORT,… and --relay-file=FILE it passes connections on to a relay:
// scripts/together/relay.ts. --phones=N is the most devices that one address may connect. --behind-proxy means that a web server
// before this one tells the addresses of clients.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { networkInterfaces } from 'node:os'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { nodesOf, PHONES, relayProxy } from '../together/relay-proxy'
import { basePath } from './base-path.mjs'
import { HEADERS, TYPES } from './headers'

const text = { type: 'string' } as const
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: text,
    cert: text,
    key: text,
    relay: text,
    'relay-file': text,
    phones: text,
    'behind-proxy': { type: 'boolean' },
  },
})
const root = resolve(positionals[0] ?? 'out')
const firstPort = Number(options.port ?? process.env['PORT'] ?? 3000)
const lastPort = options.port === undefined ? firstPort + 20 : firstPort

if (!existsSync(join(root, 'index.html'))) {
  console.error(`There is no built app in ${root}. Run "npm run build" first.`)
  process.exit(1)
}

const { cert, key } = options
const isSecure = cert !== undefined && key !== undefined
const server: Server = isSecure
  ? createSecureServer({ cert: readFileSync(cert), key: readFileSync(key) }, respond)
  : createServer(respond)
const relay = options.relay === undefined ? null : relayOn(options.relay)

function relayOn(at: string): ReturnType<typeof relayProxy> {
  const file = options['relay-file']
  if (file === undefined) throw new Error('expected --relay-file=FILE beside --relay')
  const phones = Number(options.phones ?? PHONES)
  return relayProxy({
    server,
    basePath,
    nodes: nodesOf(at),
    file,
    phones,
    isBehindProxy: options['behind-proxy'] ?? false,
  })
}

function respond(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'Method not allowed')
  }
  if (relay?.answer(request, response) !== true) answer(request, response)
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const [path = '/', ...query] = (request.url ?? '/').split('?')
  const search = query.length === 0 ? '' : `?${query.join('?')}`
  if (basePath !== '' && (path === '/' || path === basePath)) return redirect(response, `${basePath}/${search}`)
  const file = fileFor(path)
  if (file === 400) return sendText(response, 400, 'Bad request')
  if (file === 404) return sendNotFound(request, response)
  if (!statSync(file).isDirectory()) return sendFile(request, response, 200, file)
  if (!existsSync(join(file, 'index.html'))) return sendNotFound(request, response)
  if (!path.endsWith('/')) return redirect(response, `${path}/${search}`)
  sendFile(request, response, 200, join(file, 'index.html'))
}

/** Returns the file or folder at a path; 404 if there is none below the root or it is hidden; 400 if the path is malformed. */
function fileFor(path: string): string | 404 | 400 {
  if (!`${path}/`.startsWith(`${basePath}/`) || path.includes('//')) return 404
  const name = decoded(path.slice(basePath.length))
  if (name === undefined || name.includes('\0')) return 400
  const file = normalize(join(root, name))
  if (file !== root && !file.startsWith(root + sep)) return 404
  if (/(^|[\\/])\./.test(file.slice(root.length)) || !existsSync(file)) return 404
  return file
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function sendFile(request: IncomingMessage, response: ServerResponse, status: number, file: string): void {
  const { mtimeMs, size } = statSync(file)
  const tag = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  response.setHeader('Content-Type', type)
  response.setHeader('ETag', tag)
  response.setHeader('Vary', 'Accept-Encoding')
  // Only the names below _next/static contain a hash of the content.
  const lasting = file.startsWith(join(root, '_next', 'static') + sep)
  response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (status === 200 && request.headers['if-none-match'] === tag) return void response.writeHead(304).end()

  const accepted = request.headers['accept-encoding'] ?? ''
  const coding = /^text|json|svg/.test(type)
    ? CODINGS.find(({ name }) => new RegExp(`\\b${name}\\b`).test(accepted))
    : undefined
  if (coding === undefined) return sendPlain(request, response, status, file, size)
  response.setHeader('Content-Encoding', coding.name)
  packedFile(coding, file, tag).then(
    (content) => void response.writeHead(status, { 'Content-Length': content.length }).end(content),
    () => void response.destroy(),
  )
}

function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: string,
  size: number,
): void {
  response.writeHead(status, { 'Content-Length': size })
  if (request.method === 'HEAD') return void response.end()
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response)
}

interface Coding {
  readonly name: string
  readonly pack: (content: Buffer) => Promise<Buffer>
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
const CODINGS: readonly Coding[] = [
  { name: 'br', pack: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) },
  { name: 'gzip', pack: (content) => zip(content) },
]

/** The compressed files by coding, name and version, so that each is compressed only once. */
const packed = new Map<string, Promise<Buffer>>()

function packedFile({ name, pack }: Coding, file: string, tag: string): Promise<Buffer> {
  const key = `${name} ${file} ${tag}`
  const content = packed.get(key) ?? readFile(file).then(pack)
  packed.set(key, content)
  content.catch(() => packed.delete(key))
  return content
}

function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
  const page = join(root, '404.html')
  if (existsSync(page)) return sendFile(request, response, 404, page)
  sendText(response, 404, 'Not found')
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.writeHead(status).end(`${text}\n`)
}

function redirect(response: ServerResponse, location: string): void {
  response.setHeader('Location', location)
  response.setHeader('Cache-Control', 'no-cache')
  sendText(response, 308, location)
}

function listen(port: number): void {
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || port >= lastPort) throw error
    listen(port + 1)
  })
  server.listen(port, '0.0.0.0')
}

function announce(): void {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a server with a port')
  const at = (host: string) => `${isSecure ? 'https' : 'http'}://${host}:${address.port}${basePath}/`
  console.log(`Yuss is at ${at('localhost')}`)
  for (const { family, internal, address: host } of Object.values(networkInterfaces()).flatMap((list) => list ?? []))
    if (family === 'IPv4' && !internal) console.log(`  on a phone in the same network: ${at(host)}`)
}

server.once('listening', announce)
listen(firstPort)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0))
