import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface TcpProxy {
  readonly port: number
  /** Ends all connections, then the server. */
  readonly close: () => Promise<void>
}

/**
 * Accepts connections on a free port, each with one to the target; when either ends, so does the other.
 * @param forward called for each connection; forwards data in both directions
 */
export async function startTcpProxy(
  target: { readonly host: string; readonly port: number },
  forward: (client: Socket, upstream: Socket) => void,
): Promise<TcpProxy> {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host)
    forward(client, upstream)
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
    port,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
