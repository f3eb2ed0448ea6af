import { startTcpProxy } from './tcp-proxy.ts'

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

/** A message that prepares a statement under a name, and one that runs it, of which a connection sees the text no more. */
const PREPARES = /P[^]{4}(s\d+)\0([^\0]+)\0/g
const RUNS = /B[^]{4}\0(s\d+)\0/g

/** Reads which statements a connection sends. @returns for each part of its data, whether one of them contains the text */
function statementReader(): (data: Buffer, part: string | undefined) => boolean {
  const prepared = new Map<string, string>()
  return (data, part) => {
    const text = data.toString('latin1')
    for (const [, name, statement] of text.matchAll(PREPARES)) if (name && statement) prepared.set(name, statement)
    if (part === undefined) return false
    return text.includes(part) || [...text.matchAll(RUNS)].some(([, name = '']) => prepared.get(name)?.includes(part))
  }
}

interface Trap {
  readonly part: string
  left: number
  readonly spring: () => void
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
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
  const proxy = await startTcpProxy({ host: target.hostname, port: Number(target.port) }, (client, upstream) => {
    let holdsPart = false
    const sends = statementReader()
    client.on('data', (chunk) => {
      if (sends(chunk, trap?.part)) holdsPart = true
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      if (isCaught(chunk, holdsPart)) return client.pause()
      if (chunk.includes(COMMITTED)) holdsPart = false
      client.write(chunk)
    })
  })
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(proxy.port) }).href,
    swallowCommit: (part, nth = 1) =>
      new Promise((resolve) => {
        trap = { part, left: nth, spring: resolve }
      }),
    stop: proxy.close,
  }
}
