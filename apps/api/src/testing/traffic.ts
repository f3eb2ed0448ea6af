import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'

/** What a piece of work cost in traffic with PostgreSQL. */
export interface Traffic {
  /** Statements; those that begin and end transactions are not counted. */
  readonly statements: number
  readonly transactions: number
  /** Times that the client waited for the server: it sent something after it had received an answer. */
  readonly roundTrips: number
}

export interface TrafficCounter {
  /** Address of the database through the counter. */
  readonly databaseUrl: string
  /** Counts the traffic of work; nothing else may use the counter meanwhile. */
  readonly during: (work: () => Promise<unknown>) => Promise<Traffic>
  readonly close: () => Promise<void>
}

/** Counts what a client in this process exchanges with a PostgreSQL server, without TLS. */
export async function countTraffic(databaseUrl: string): Promise<TrafficCounter> {
  const target = new URL(databaseUrl)
  const count = { statements: 0, transactions: 0, roundTrips: 0 }
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = createConnection({ host: target.hostname, port: Number(target.port || 5432) })
    const read = messageReader((text) => {
      if (text?.startsWith('begin')) count.transactions += 1
      else if (text !== 'commit' && text !== 'rollback') count.statements += 1
    })
    let hasAnswered = true
    client.on('data', (data) => {
      if (hasAnswered) count.roundTrips += 1
      hasAnswered = false
      read(data)
      server.write(data)
    })
    server.on('data', (data) => {
      hasAnswered = true
      client.write(data)
    })
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  const { port } = proxy.address() as AddressInfo
  return {
    databaseUrl: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    during: async (work) => {
      const before = { ...count }
      await work()
      return {
        statements: count.statements - before.statements,
        transactions: count.transactions - before.transactions,
        roundTrips: count.roundTrips - before.roundTrips,
      }
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => proxy.close(done))
    },
  }
}

const HEADER_BYTES = 5

/**
 * Reads the frontend messages of the PostgreSQL protocol.
 * @param onStatement called with the text of each simple query, and without one for each use of a statement with values, which may be prepared
 */
function messageReader(onStatement: (text?: string) => void): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let hasStarted = false
  return (data) => {
    rest = Buffer.concat([rest, data])
    // The first message has no type.
    if (!hasStarted && rest.length >= 4) {
      const length = rest.readInt32BE(0)
      if (rest.length < length) return
      rest = rest.subarray(length)
      hasStarted = true
    }
    while (rest.length >= HEADER_BYTES) {
      const length = 1 + rest.readInt32BE(1)
      if (rest.length < length) return
      const type = String.fromCharCode(rest[0] ?? 0)
      const body = rest.subarray(HEADER_BYTES, length)
      if (type === 'Q') onStatement(textAt(body, 0))
      // Bind
      if (type === 'B') onStatement()
      rest = rest.subarray(length)
    }
  }
}

const textAt = (body: Buffer, from: number) => body.toString('utf8', from, body.indexOf(0, from))
