import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses and hosts that others name: what this process may connect to. */

const reserved = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(net, bits)
// Documentation, and addresses within which another one is hidden: Teredo and 6to4.
reserved.addSubnet('2001:db8::', 32, 'ipv6')
reserved.addSubnet('2001::', 32, 'ipv6')
reserved.addSubnet('2002::', 16, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8)
thisMachine.addAddress('::1', 'ipv6')

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  return family === 6 && globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

export const isThisMachine = (address: string) => thisMachine.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether a host is one of a list. */
export function isAmong(hosts: ReadonlySet<string>, host: string): boolean {
  if (hosts.has(host) || hosts.has('*')) return true
  const labels = host.split('.')
  return labels.some((_, at) => at > 0 && hosts.has(`*.${labels.slice(at).join('.')}`))
}

/** Why a host is not connected to. */
export class Refused extends Error {}

const isLocalName = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost')

/**
 * Replaces the look-up of a connection: what it answers is what is connected to, so a name whose address changes between two look-ups reaches no
 * private network.
 * @param allowsThisMachine whether `localhost` is this machine: in development and tests only
 */
export function publicLookup({
  allowsThisMachine,
  lookup = systemLookup,
}: {
  readonly allowsThisMachine: boolean
  readonly lookup?: typeof systemLookup
}): LookupFunction {
  const mayConnect = (hostname: string, address: string) =>
    isPublicAddress(address) || (allowsThisMachine && isLocalName(hostname) && isThisMachine(address))

  return (hostname, options, answer) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = error ? [] : found
      if (error || !first) return answer(error ?? new Error('no address'), '')
      const wrong = found.find(({ address }) => !mayConnect(hostname, address))
      if (wrong) return answer(new Refused(`${hostname} has the address ${wrong.address}, which is not public`), '')
      if (options.all === true) answer(null, found)
      else answer(null, first.address, first.family)
    })
  }
}
