import { isIP } from 'node:net'

/** An entry of the header as an IP address: without port and brackets; null if it is none. */
function addressIn(entry: string): string | null {
  const text = entry.trim().replace(/^"(.*)"$/, '$1')
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  const [, withPort] = /^([\d.]+):\d+$/.exec(text) ?? []
  const address = bracketed ?? withPort ?? text
  return isIP(address) === 0 ? null : address
}

/**
 * The address of the visitor from `X-Forwarded-For`. Entries are counted from the end, where our own web server and the proxies in front of
 * it append: what a browser wrote is further to the left. If there are fewer entries than expected, or the counted one is no IP address,
 * the result is the last entry, which our web server wrote: the peer of its connection.
 * @param proxiesInFront number of proxies between visitors and the web server that append an entry each
 * @returns empty if the header has no address
 */
export function visitorAddress(header: string | null, proxiesInFront: number): string {
  const entries = header?.split(',') ?? []
  const own = addressIn(entries.at(-1) ?? '') ?? ''
  return addressIn(entries.at(-1 - proxiesInFront) ?? '') ?? own
}
