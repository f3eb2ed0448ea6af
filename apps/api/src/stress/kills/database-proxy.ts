import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy to a PostgreSQL server that can hold the response to a commit: the server has committed, and the process gets no response. */
export interface DatabaseProxy {
  /** The database's address, through the proxy. */
  readonly url: string
  /**
   * Waits for a commit of a transaction with a statement that contains `part`, and holds its response.
   * @param nth which of these commits
   * @returns resolves at that moment
   */
  readonly swallowCommit: (part: string, nth?: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** The server's message for a committed transaction. */
const COMMITTED = Buffer.from('COMMIT\0')

interface Trap {
  readonly part: string
  left: number
  readonly spring: () => void
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let trap: Trap | null = null

  /** Whether this is the awaited response. */
  const isCaught = (answer: Buffer, holdsPart: boolean): boolean => {
    if (!trap || !holdsPart || !answer.includes(COMMITTED)) return false
    trap.left -= 1
    if (trap.left > 0) return false
    trap.spring()
    trap = null
    return true
  }
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    let holdsPart = false
    client.on('data', (chunk) => {
      if (trap && chunk.includes(trap.part)) holdsPart = true
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      if (isCaught(chunk, holdsPart)) return client.pause()
      if (chunk.includes(COMMITTED)) holdsPart = false
      client.write(chunk)
    })
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    swallowCommit: (part, nth = 1) =>
      new Promise((resolve) => {
        trap = { part, left: nth, spring: resolve }
      }),
    stop: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
