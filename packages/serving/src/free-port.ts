import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections (Linux from 32768, others from 49152), above those of common services. */
const FIRST_PORT = 20_000
const LAST_PORT = 32_000
const ATTEMPTS = 100
/** Ports that this process has given out: their users may not listen yet. */
const given = new Set<number>()

/**
 * A port of 127.0.0.1 on which nothing listens now. It is chosen at random from a range that the system gives to no outgoing connection:
 * a port that the system chooses could be taken by one before the caller listens on it.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port between ${FIRST_PORT} and ${LAST_PORT}`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    // Without an address it listens on all of them, as some servers do.
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
