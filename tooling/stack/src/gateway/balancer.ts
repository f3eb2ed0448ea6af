import { Agent, createServer, get, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { HOP_BY_HOP } from './hop-by-hop.ts'

/** Milliseconds between two looks at whether a process is ready. */
const LOOK_MS = 300

export interface Balancer {
  readonly port: number
  /** Requests that each process was handed so far, in the order of its ports. */
  readonly handed: () => readonly number[]
  readonly close: () => Promise<void>
}

interface Target {
  readonly port: number
  isReady: boolean
  handed: number
}

/**
 * A plain proxy in front of several processes of one app: each request goes to the next one that says that it is ready, and keeps all of its
 * headers but those of the connection. What breaks is told, not tried again: a lost request must be seen.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  // An idle connection goes before the other end closes it, after five seconds: a request on its way would be lost with it.
  const agent = new Agent({ keepAlive: true, timeout: 4_000 })
  const targets: readonly Target[] = ports.map((port) => ({ port, isReady: true, handed: 0 }))
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const ready = targets.filter(({ isReady }) => isReady)
    const target = ready[turn++ % ready.length]
    if (!target) return void outgoing.writeHead(503).end('No process is ready')
    target.handed++
    pass(incoming, outgoing, agent, target.port)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stopLooking = targets.map(watch)
  return {
    port: (server.address() as AddressInfo).port,
    handed: () => targets.map(({ handed }) => handed),
    close: async () => {
      for (const stop of stopLooking) stop()
      agent.destroy()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

/** Asks a process again and again whether it is ready. @returns stops asking */
function watch(target: Target): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const look = () => {
    const asked = get({ agent: false, host: '127.0.0.1', port: target.port, path: '/readyz' }, (answer) => {
      answer.resume()
      target.isReady = answer.statusCode === 200
    })
    asked.once('error', () => (target.isReady = false))
    asked.once('close', () => {
      if (!isOver) timer = setTimeout(look, LOOK_MS)
    })
  }
  look()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, agent: Agent, port: number): void {
  const { method, url: path } = incoming
  const onward = request({ agent, host: '127.0.0.1', port, method, path, headers: endToEnd(incoming.rawHeaders), setDefaultHeaders: false })
  onward.once('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEnd(answer.rawHeaders))
    answer.pipe(outgoing)
    answer.once('error', () => outgoing.destroy())
  })
  onward.once('error', () => {
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502).end('The process did not answer')
  })
  outgoing.once('close', () => onward.destroy())
  incoming.pipe(onward)
}

/** A list of names and values, as it came, without what belongs to one connection. */
function endToEnd(raw: readonly string[]): string[] {
  return raw.flatMap((name, at) => {
    const value = raw[at + 1]
    return at % 2 === 0 && value !== undefined && !HOP_BY_HOP.includes(name.toLowerCase()) ? [name, value] : []
  })
}
