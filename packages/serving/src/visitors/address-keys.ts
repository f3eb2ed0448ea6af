import ipaddr from 'ipaddr.js'

/** Keys by which the calls of a client are counted. */
export interface AddressKeys {
  /** One customer's connection: an IPv4 address, or the /64 of an IPv6 address, in which a client chooses its address freely. */
  readonly address: string
  /** The network around it: the /24 of an IPv4 address, or the /48 of an IPv6 address, which is the most that a site is usually given. */
  readonly network: string
}

/** Prefix lengths in bits. */
const PREFIXES = { ipv4: { address: 32, network: 24 }, ipv6: { address: 64, network: 48 } } as const

/** All calls without a readable address share one counter. */
const UNKNOWN: AddressKeys = { address: 'unknown', network: 'unknown' }

/** An IPv4 address embedded in an IPv6 address (`::ffff:0:0/96`, NAT64 `64:ff9b::/96`) is the same client as the IPv4 address. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text)
  if (!ipaddr.IPv6.isValid(text)) return null
  const address = ipaddr.IPv6.parse(text)
  if (address.isIPv4MappedAddress()) return address.toIPv4Address()
  if (address.range() === 'rfc6052') return new ipaddr.IPv4(address.toByteArray().slice(12))
  return address
}

function prefixOf(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const bytes = address.toByteArray().map((byte, index) => byte & (0xff << Math.max(0, Math.min(8, 8 * (index + 1) - bits))))
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`
}

/**
 * The keys of a client's address.
 * @param text an address as `visitorAddress` returns it, with or without a zone; empty if it is unknown
 */
export function addressKeys(text: string): AddressKeys {
  const address = parse(text.replace(/%.*$/, ''))
  if (!address) return UNKNOWN
  const prefixes = PREFIXES[address.kind()]
  return { address: prefixOf(address, prefixes.address), network: prefixOf(address, prefixes.network) }
}
