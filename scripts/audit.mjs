// npm run audit:deps: asks the registry for known holes in the dependencies. Apart from `npm test`: a hole that is found
// tomorrow must not break what was whole today.
import { spawnSync } from 'node:child_process'

const { stdout, status } = spawnSync('npm', ['audit', '--audit-level=moderate', '--json'], { encoding: 'utf8' })
const report = parsed(stdout)
const counts = report?.metadata?.vulnerabilities

if (counts === undefined) {
  console.error('The registry did not answer the question: nothing is known about the dependencies, good or bad.')
  console.error(
    report?.message ??
      report?.error?.summary ??
      'Some mirrors have no list of known holes; try against registry.npmjs.org.',
  )
  process.exit(2)
}
for (const [name, { severity, range, via }] of Object.entries(report.vulnerabilities)) {
  const titles = via.map((one) => (typeof one === 'string' ? `by way of ${one}` : `${one.title} ${one.url}`))
  console.log(`${severity}: ${name} ${range}: ${titles.join('; ')}`)
}
console.log(JSON.stringify(counts))
process.exit(status ?? 1)

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
