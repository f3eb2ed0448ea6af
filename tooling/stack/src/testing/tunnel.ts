import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

/** An HTTP proxy for programs that cannot look up names below `.localhost`. */
export interface Tunnel {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Opens a proxy on a free port that connects every host to a port of this machine. */
export async function openTunnel(port: number): Promise<Tunnel> {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    // Scanners end connections as they like.
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    return socket
  }
  const server: Server = createServer((_, response) => response.writeHead(405).end())
  server.on('connection', keep)
  server.on('connect', (_request, client: Socket) => {
    const target = keep(connect(port, '127.0.0.1'))
    target.once('connect', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      client.pipe(target).pipe(client)
    })
    target.once('close', () => client.destroy())
    client.once('close', () => target.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
