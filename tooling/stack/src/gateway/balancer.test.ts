import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterEach, expect, it } from 'vitest'

import { openBalancer, type Balancer } from './balancer.ts'

interface Process {
  readonly port: number
  isReady: boolean
  readonly seen: IncomingHttpHeaders[]
}

const closers: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

async function process(): Promise<Process> {
  const self = { isReady: true, seen: [] as IncomingHttpHeaders[] }
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.writeHead(self.isReady ? 200 : 503).end()
    self.seen.push(request.headers)
    void text(request).then((body) => response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] }).end(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return Object.assign(self, { port: (server.address() as AddressInfo).port })
}

async function balancerOf(...processes: readonly Process[]): Promise<Balancer> {
  const balancer = await openBalancer(processes.map(({ port }) => port))
  closers.push(balancer.close)
  return balancer
}

const ask = ({ port }: Balancer) =>
  fetch(`http://127.0.0.1:${port}/x`, { method: 'POST', body: 'hello', headers: { 'x-forwarded-for': '10.0.0.1' } })

it('forwards requests to the processes in turn, with unchanged bodies, headers and cookies', async () => {
  const processes = [await process(), await process()]
  const balancer = await balancerOf(...processes)
  for (let turn = 0; turn < 4; turn++) {
    const answer = await ask(balancer)
    expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([201, 'hello', ['a=1', 'b=2']])
  }
  expect(balancer.forwarded()).toEqual([2, 2])
  for (const { seen } of processes) expect(seen[0]).toMatchObject({ 'x-forwarded-for': '10.0.0.1', host: `127.0.0.1:${balancer.port}` })
})

it('forwards nothing to a process that is not ready, until it is ready again', async () => {
  const [one, other] = [await process(), await process()]
  const balancer = await balancerOf(one, other)
  const askedOf = async (who: Process) => {
    const before = who.seen.length
    for (let turn = 0; turn < 4; turn++) await (await ask(balancer)).text()
    return who.seen.length - before
  }
  one.isReady = false
  await expect.poll(() => askedOf(one)).toBe(0)
  expect(await askedOf(other)).toBe(4)
  one.isReady = true
  await expect.poll(() => askedOf(one)).toBe(2)
  one.isReady = false
  other.isReady = false
  await expect.poll(async () => (await ask(balancer)).status).toBe(503)
})
