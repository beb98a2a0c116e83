// Serves the built app: node scripts/serve/serve.mjs [FOLDER] [--port=N]. With --port it uses that port or fails; otherwise it
// tries PORT (or 3000) and the ports after it. YUSS_BASE_PATH is the path for which the app was built. With --cert=FILE and
// --key=FILE it uses TLS. With --relay=HOST:PORT,… and --relay-file=FILE it passes connections on to a relay:
// scripts/together/relay.ts. --phones=N is the most devices that one address may connect. --behind-proxy means that a web server
// before this one tells the addresses of clients.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { networkInterfaces } from 'node:os'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { basePath } from './base-path.mjs'
import { HEADERS, TYPES } from './headers.mjs'

const options = process.argv.slice(2)
const root = resolve(options.find((option) => !option.startsWith('--')) ?? 'out')
const valueOf = (name) => options.find((option) => option.startsWith(`--${name}=`))?.slice(`--${name}=`.length)
const fixedPort = valueOf('port')
const firstPort = Number(fixedPort ?? process.env.PORT ?? 3000)
const lastPort = fixedPort === undefined ? firstPort + 20 : firstPort

if (!existsSync(join(root, 'index.html'))) {
  console.error(`There is no built app in ${root}. Run "npm run build" first.`)
  process.exit(1)
}

const [cert, key] = [valueOf('cert'), valueOf('key')]
const isSecure = cert !== undefined && key !== undefined
const server = isSecure
  ? createSecureServer({ cert: readFileSync(cert), key: readFileSync(key) }, respond)
  : createServer(respond)

const relayAt = valueOf('relay')
const relay = relayAt === undefined ? undefined : await relayOn(relayAt, valueOf('relay-file'))

/** Starts the line to the relay, and loads its code only then. */
async function relayOn(at, file) {
  const { nodesOf, relayLine, PHONES } = await import('../together/line.mjs')
  const phones = Number(valueOf('phones') ?? PHONES)
  return relayLine({
    server,
    basePath,
    nodes: nodesOf(at),
    file,
    phones,
    isBehindProxy: options.includes('--behind-proxy'),
  })
}

function respond(request, response) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'Method not allowed')
  }
  if (relay?.answer(request, response) !== true) answer(request, response)
}

function answer(request, response) {
  const [path = '/', ...query] = (request.url ?? '/').split('?')
  const search = query.length === 0 ? '' : `?${query.join('?')}`
  if (basePath !== '' && (path === '/' || path === basePath)) return redirect(response, `${basePath}/${search}`)
  const file = fileFor(path)
  if (file === 'bad') return sendText(response, 400, 'Bad request')
  if (file === undefined) return sendNotFound(request, response)
  if (!statSync(file).isDirectory()) return sendFile(request, response, 200, file)
  if (!existsSync(join(file, 'index.html'))) return sendNotFound(request, response)
  if (!path.endsWith('/')) return redirect(response, `${path}/${search}`)
  sendFile(request, response, 200, join(file, 'index.html'))
}

/**
 * Returns the file or folder at a path; `undefined` if there is none below the root or it is hidden; `'bad'` if the path is
 * malformed.
 */
function fileFor(path) {
  if (!`${path}/`.startsWith(`${basePath}/`) || path.includes('//')) return undefined
  const name = decoded(path.slice(basePath.length))
  if (name === undefined || name.includes('\0')) return 'bad'
  const file = normalize(join(root, name))
  if (file !== root && !file.startsWith(root + sep)) return undefined
  if (/(^|[\\/])\./.test(file.slice(root.length)) || !existsSync(file)) return undefined
  return file
}

function decoded(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function sendFile(request, response, status, file) {
  const { mtimeMs, size } = statSync(file)
  const tag = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  response.setHeader('Content-Type', type)
  response.setHeader('ETag', tag)
  response.setHeader('Vary', 'Accept-Encoding')
  // Only the names below _next/static contain a hash of the content.
  const lasting = file.startsWith(join(root, '_next', 'static') + sep)
  response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (status === 200 && request.headers['if-none-match'] === tag) return response.writeHead(304).end()

  const coding = /^text|json|svg/.test(type) ? codingFor(request.headers['accept-encoding'] ?? '') : undefined
  if (coding === undefined) return sendPlain(request, response, status, file, size)
  response.setHeader('Content-Encoding', coding)
  packedFile(coding, file, tag).then(
    (content) => response.writeHead(status, { 'Content-Length': content.length }).end(content),
    () => response.destroy(),
  )
}

function sendPlain(request, response, status, file, size) {
  response.writeHead(status, { 'Content-Length': size })
  if (request.method === 'HEAD') return response.end()
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response)
}

const PACKERS = {
  br: promisify((content, done) => brotliCompress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }, done)),
  gzip: promisify(gzip),
}

const codingFor = (accepted) => Object.keys(PACKERS).find((coding) => new RegExp(`\\b${coding}\\b`).test(accepted))

/** The compressed files by coding, name and version, so that each is compressed only once. */
const packed = new Map()

function packedFile(coding, file, tag) {
  const key = `${coding} ${file} ${tag}`
  const content = packed.get(key) ?? readFile(file).then(PACKERS[coding])
  packed.set(key, content)
  content.catch(() => packed.delete(key))
  return content
}

function sendNotFound(request, response) {
  const page = join(root, '404.html')
  if (existsSync(page)) return sendFile(request, response, 404, page)
  sendText(response, 404, 'Not found')
}

function sendText(response, status, text) {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.writeHead(status).end(`${text}\n`)
}

function redirect(response, location) {
  response.setHeader('Location', location)
  response.setHeader('Cache-Control', 'no-cache')
  sendText(response, 308, location)
}

function listen(port) {
  server.once('error', (error) => {
    if (error.code !== 'EADDRINUSE' || port >= lastPort) throw error
    listen(port + 1)
  })
  server.listen(port, '0.0.0.0')
}

function announce() {
  const { port } = server.address()
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
  const scheme = isSecure ? 'https' : 'http'
  console.log(`Yuss is at ${scheme}://localhost:${port}${basePath}/`)
  for (const { address } of addresses) {
    console.log(`  on a phone in the same network: ${scheme}://${address}:${port}${basePath}/`)
  }
}

server.once('listening', announce)
listen(firstPort)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
