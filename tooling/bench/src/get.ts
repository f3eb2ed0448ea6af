import { request } from 'node:http'

export interface GetResult {
  readonly status: number
  readonly body: Buffer
}

/** GET of an address under *.localhost, which Chromium resolves and Node does not: connects to this machine and sends the host name. */
export function get(url: string): Promise<GetResult> {
  const { hostname, port, pathname, search } = new URL(url)
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path: pathname + search, headers: { host: `${hostname}:${port}`, 'accept-encoding': 'identity' } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }))
        answer.on('error', reject)
      },
    )
    call.on('error', reject)
    call.end()
  })
}
