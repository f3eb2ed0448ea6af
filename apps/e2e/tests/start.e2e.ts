import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { DEMO_MEMBERS } from '@dining/demo-data/members'
import { loadPartners } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import { expect, test } from '@playwright/test'

/** The command as users run it, with its own data, which the second test finds prepared. */
const data = mkdtempSync(join(tmpdir(), 'dining-start-'))
test.afterAll(() => rmSync(data, { recursive: true, force: true }))

interface Started {
  readonly child: ChildProcess
  readonly said: () => string
  readonly ended: Promise<number | null>
}

async function start(): Promise<Started> {
  const child = spawn(process.execPath, [join(ROOT, 'tooling/stack/src/start.ts'), '--port', '0', '--data', data, '--restaurants', '300'])
  let text = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        if (text.includes('Ready after')) resolve()
      })
    }
  })
  await Promise.race([ready, ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${text}`)))])
  return { child, said: () => text, ended }
}

/** State and parent of a process, from /proc; undefined if it has ended. A zombie has: it only waits for its parent to take note. */
function processOf(id: string) {
  try {
    const [state, parent] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return state === 'Z' ? undefined : { parent: Number(parent) }
  } catch {
    return undefined
  }
}

/** All descendants of a process. */
function below(pid: number): readonly number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && processOf(name)?.parent === pid)
  return children.flatMap((id) => [Number(id), ...below(Number(id))])
}

const lives = (pid: number) => processOf(String(pid)) !== undefined

/** Status of the page at an address that Node does not resolve itself. */
function status(address: string): Promise<number | undefined> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers: { host: `${hostname}:${port}` } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).once('error', reject)
  })
}

test.describe.configure({ mode: 'serial', timeout: 180_000 })

for (const [signal, how] of [
  ['SIGTERM', 'prepares its data at the first start'],
  ['SIGINT', 'finds it at the second'],
] as const) {
  test(`start serves what it lists, ${how}, and leaves no process after ${signal}`, async () => {
    const { child, said, ended } = await start()
    const addresses = said().match(/http:\/\/[\w-]+\.localhost:\d+/g) ?? []
    expect(addresses.length).toBeGreaterThanOrEqual(3)
    expect(said().includes('Preparing')).toBe(signal === 'SIGTERM')
    const served = (await loadPartners(join(ROOT, 'partners'))).filter(({ partner }) =>
      said().includes(`http://${partner.program.id}.localhost:`),
    )
    const currencies: readonly string[] = served.map(({ partner }) => partner.program.currencyType)
    for (const { only, shows } of DEMO_MEMBERS) expect(said().includes(shows), shows).toBe(only === undefined || currencies.includes(only))
    const sites = addresses.filter((address) => !address.includes('//cards.'))
    expect(await Promise.all(sites.map(status))).toEqual(sites.map(() => 200))

    const family = below(child.pid ?? 0)
    expect(family.length).toBeGreaterThanOrEqual(4)
    child.kill(signal)
    expect(await ended).toBe(0)
    expect(family.filter(lives)).toEqual([])
  })
}
