import { once } from 'node:events'
import { Agent, request as sendRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import { SMUGGLED_PATH, type DesyncCase } from './desync-cases.ts'
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
  /** Statuses that the attacker got, without 1xx. */
  readonly statuses: readonly number[]
  /** Requests that the upstream read out of bodies. */
  readonly smuggled: number
  /** Answers that reached a visitor who had not asked for them, the attacker included. */
  readonly crossed: number
  /** Requests of other visitors that were not answered with 200. */
  readonly disturbed: number
  /** Requests of other visitors. */
  readonly victims: number
}

const VICTIMS = 3
const BEHIND = 4

/** Sends a case's bytes on a raw socket while other visitors use the same server, and compares what everybody got. */
export async function runDesyncCase(target: DesyncTarget, { name, pieces, statuses }: DesyncCase): Promise<DesyncOutcome> {
  const before = target.upstream.requests.length
  const victims = openVictims(target)
  const attacker = connect(target.port, '127.0.0.1')
  const answers = collect(attacker)
  await once(attacker, 'connect')
  const running = Array.from({ length: VICTIMS }, () => victims.ask(BEHIND))
  for (const piece of pieces) await write(attacker, piece)
  if (statuses.length > 0) await answers.until(statuses.length)
  await Promise.all(running)
  // What was left in a connection would be read with the requests that come behind it.
  await Promise.all(Array.from({ length: VICTIMS }, () => victims.ask(BEHIND)))
  attacker.destroy()
  await Promise.all(Array.from({ length: VICTIMS }, () => victims.ask(BEHIND)))
  victims.close()
  const { asked, crossed, disturbed } = victims.counts
  return {
    name,
    statuses: answers.statuses(),
    smuggled: target.upstream.requests.slice(before).filter(({ url }) => url.includes(SMUGGLED_PATH)).length,
    crossed: crossed + (answers.text().includes('/api/victim') ? 1 : 0),
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
    /** Resolves when so many answers have begun, or the connection is closed. */
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

function openVictims({ port, host }: DesyncTarget) {
  const agent = new Agent({ keepAlive: true, maxSockets: VICTIMS })
  const counts = { asked: 0, crossed: 0, disturbed: 0 }
  async function askOnce(): Promise<void> {
    const path = `/api/victim?${++counts.asked}`
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
    ask: async (times: number) => {
      for (let time = 0; time < times; time++) await askOnce()
    },
    close: () => agent.destroy(),
  }
}
