import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createForwarder } from '@dining/serving/forward'

/** Milliseconds until a response begins; the server in front has its own, shorter limit. */
const LOCAL_TIMEOUT_MS = 300_000
/** Milliseconds between two readiness checks of a process. */
const LOOK_MS = 300

export interface Balancer {
  readonly port: number
  /** Number of requests forwarded to each process, in the order of ports. */
  readonly forwarded: () => readonly number[]
  readonly close: () => Promise<void>
}

interface Target {
  readonly port: number
  isReady: boolean
  forwarded: number
}

/**
 * A plain proxy in front of several processes of one app: each request goes to the next one that is ready, and keeps all of its
 * headers but those of the connection. A failure is reported, not retried: a lost request must be visible.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const forwarder = createForwarder({ timeoutMs: LOCAL_TIMEOUT_MS })
  const targets: readonly Target[] = ports.map((port) => ({ port, isReady: true, forwarded: 0 }))
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const ready = targets.filter(({ isReady }) => isReady)
    const target = ready[turn++ % ready.length]
    if (!target) return void outgoing.writeHead(503).end('No process is ready')
    target.forwarded++
    void forwarder.forward(incoming, outgoing, {
      origin: `http://127.0.0.1:${target.port}`,
      onFailure: (failure) => {
        if (failure.kind === 'refused') outgoing.writeHead(failure.status).end(failure.message)
        else outgoing.writeHead(502).end('The process did not answer')
      },
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stopLooking = targets.map(watch)
  return {
    port: (server.address() as AddressInfo).port,
    forwarded: () => targets.map(({ forwarded }) => forwarded),
    close: async () => {
      for (const stop of stopLooking) stop()
      await forwarder.close()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

/** Polls the readiness of a process. @returns stops polling */
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
