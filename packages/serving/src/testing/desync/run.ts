import { once } from 'node:events'
import { Agent, request as sendRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import { SMUGGLED_PATH, type DesyncCase } from './case.ts'
import { desyncCases } from './cases.ts'
import type { RecordingUpstream } from './recording-upstream.ts'

/** The server under attack, in front of a recording upstream. */
export interface DesyncTarget {
  readonly port: number
  /** The host name under which it forwards: `one.localhost`. */
  readonly host: string
  readonly upstream: RecordingUpstream
}

export interface DesyncOutcome {
  readonly name: string
  /** Statuses that the attacker received, without 1xx. */
  readonly statuses: readonly number[]
  /** Requests that the upstream read out of bodies. */
  readonly smuggled: number
  /** Responses that reached a visitor who had not requested them, including the attacker. */
  readonly crossed: number
  /** Requests of other visitors that were not answered with 200. */
  readonly disturbed: number
  /** Requests of other visitors. */
  readonly victims: number
}

/** How many other visitors there are, and how many requests each sends before, during and after an attack. */
export interface DesyncSize {
  readonly victims: number
  readonly requests: number
}

const SMALL: DesyncSize = { victims: 2, requests: 2 }

/** Sends a case's bytes on a raw socket while other visitors use the same server, and compares all responses. */
export async function runDesyncCase(
  target: DesyncTarget,
  { name, pieces, statuses }: DesyncCase,
  size: DesyncSize = SMALL,
): Promise<DesyncOutcome> {
  const before = target.upstream.requests.length
  const victims = openVictims(target, size)
  const attacker = connect(target.port, '127.0.0.1')
  const answers = collect(attacker)
  await once(attacker, 'connect')
  const running = victims.ask()
  for (const piece of pieces) await write(attacker, piece)
  if (statuses.length > 0) await answers.until(statuses.length)
  await running
  // Bytes left in a connection would be read with the following requests.
  await victims.ask()
  attacker.destroy()
  await victims.ask()
  victims.close()
  const { asked, crossed, disturbed } = victims.counts
  return {
    name,
    statuses: answers.statuses(),
    smuggled: target.upstream.requests.slice(before).filter(({ url }) => url.includes(SMUGGLED_PATH)).length,
    crossed: crossed + (answers.text().includes('/api/studio/victim') ? 1 : 0),
    disturbed,
    victims: asked,
  }
}

function write(socket: Socket, piece: string): Promise<void> {
  return new Promise((resolve) => {
    // A server that has refused the rest has closed the connection.
    if (socket.destroyed) resolve()
    else socket.write(piece, 'latin1', () => setImmediate(resolve))
  })
}

function collect(socket: Socket) {
  let received = ''
  let isClosed = false
  const waiting = new Set<() => void>()
  const wake = () => waiting.forEach((look) => look())
  socket.setEncoding('latin1').setNoDelay()
  socket.on('data', (data: string) => {
    received += data
    wake()
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    isClosed = true
    wake()
  })
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 ([2-5]\d\d) /g)].map(([, status]) => Number(status))
  return {
    text: () => received,
    statuses,
    /** Resolves when a number of responses have begun, or the connection is closed. */
    until: (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!isClosed && statuses().length < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
  }
}

function openVictims({ port, host }: DesyncTarget, size: DesyncSize) {
  const agent = new Agent({ keepAlive: true, maxSockets: size.victims })
  const counts = { asked: 0, crossed: 0, disturbed: 0 }
  async function askOnce(): Promise<void> {
    const path = `/api/studio/victim?${++counts.asked}`
    const isPost = counts.asked % 2 === 0
    const sent = sendRequest({ agent, host: '127.0.0.1', port, path, method: isPost ? 'POST' : 'GET', headers: { host } })
    sent.end(isPost ? path : undefined)
    try {
      const [answer] = await once(sent, 'response')
      const body = await text(answer)
      if (answer.statusCode !== 200) counts.disturbed++
      else if (body !== JSON.stringify({ url: path, body: isPost ? path : '' })) counts.crossed++
    } catch {
      counts.disturbed++
    }
  }
  return {
    counts,
    /** Each visitor sends its requests one after the other, beside the others. */
    ask: async () => {
      await Promise.all(
        Array.from({ length: size.victims }, async () => {
          for (let time = 0; time < size.requests; time++) await askOnce()
        }),
      )
    },
    close: () => agent.destroy(),
  }
}

/**
 * Runs every case repeatedly in random order, with several attackers at once.
 * @returns the totals, and the cases with an unexpected outcome
 */
export async function runDesyncRounds(
  target: DesyncTarget,
  { rounds, attackers }: { readonly rounds: number; readonly attackers: number },
) {
  const cases = Array.from({ length: rounds }, () => shuffled(desyncCases(target.host))).flat()
  const sum = { attacks: 0, victims: 0, smuggled: 0, crossed: 0, disturbed: 0 }
  const unexpected: DesyncOutcome[] = []
  async function attack(): Promise<void> {
    for (let next = cases.pop(); next; next = cases.pop()) {
      const outcome = await runDesyncCase(target, next, { victims: 2, requests: 4 })
      sum.attacks++
      for (const name of ['victims', 'smuggled', 'crossed', 'disturbed'] as const) sum[name] += outcome[name]
      if (outcome.statuses.join() !== next.statuses.join()) unexpected.push(outcome)
    }
  }
  await Promise.all(Array.from({ length: attackers }, attack))
  return { sum, unexpected }
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
