import { connect, createServer, type Socket } from 'node:net'

import { listenOnFree } from './listen-on-free.ts'
import { LATE_MS, type Fault, type FaultProxy } from './fault.ts'

/** Bytes of an answer that are forwarded before a connection is cut. */
const CUT_AFTER = 5
const NOISE = Buffer.from(Array.from({ length: 256 }, (_, at) => (at * 151 + 7) % 256))

/**
 * A proxy for any TCP server, regardless of its protocol.
 * @param failure the server's answer when it fails, in its protocol
 * @param lateMs delay of each answer in milliseconds when it is slow
 */
export async function tcpProxy(target: number, failure: Uint8Array | string, lateMs = LATE_MS): Promise<FaultProxy> {
  let fault: Fault | undefined
  let asked = 0
  const pairs = new Set<readonly [Socket, Socket]>()

  /** Answers in the part's place, and closes the connection. */
  const say = (near: Socket, far: Socket, bytes: Uint8Array | string) => {
    far.destroy()
    near.end(bytes)
  }

  /** Handles the returned bytes; the part's greeting is an answer, too. */
  const answer = (near: Socket, far: Socket, bytes: Buffer) => {
    if (fault === undefined) near.write(bytes)
    else if (fault === 'slow') setTimeout(() => near.writable && near.write(bytes), lateMs)
    else if (fault === 'failing') say(near, far, failure)
    else if (fault === 'garbled') say(near, far, NOISE)
    else if (fault === 'cut') say(near, far, bytes.subarray(0, CUT_AFTER))
  }

  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) socket.on('error', end).on('close', end).setNoDelay()
    near.on('data', (bytes) => {
      asked += 1
      far.write(bytes)
    })
    far.on('data', (bytes) => answer(near, far, bytes))
    if (fault === 'silent') for (const socket of pair) socket.pause()
  })
  const port = await listenOnFree(server)
  return {
    port,
    fail: (next) => {
      fault = next
      if (fault === 'silent') for (const socket of [...pairs].flat()) socket.pause()
    },
    mend: () => {
      fault = undefined
      for (const socket of [...pairs].flat()) socket.resume()
    },
    asked: () => asked,
    close: async () => {
      for (const socket of [...pairs].flat()) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
