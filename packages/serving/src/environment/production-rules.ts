import { statSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'

import { isWeakSecret, SHORTEST_SECRET } from './secret-strength.ts'
import { splitList } from './values.ts'

/** Environment variables of the operating system. */
export type Source = Readonly<Record<string, string | undefined>>

/** The requirement of a variable in production. */
export interface ProductionRule<Value> {
  /** Follows the variable's name: "must be an https:// address". */
  readonly demands: string
  /** @param source all variables of the operating system */
  accepts(value: Value, source: Source): boolean
}

/** Variable that lists the hosts of an encrypted network. */
const PLAINTEXT_HOSTS = 'PLAINTEXT_HOSTS'
const UNLESS_TRUSTED = `unless the host is this machine or is listed in ${PLAINTEXT_HOSTS}`

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const privateNetworks = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(net, bits)
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

const isIn = (list: BlockList, address: string) => {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether this host name or address is the machine of this process. */
export function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || isIn(loopback, name)
}

function mayBePlain(host: string, source: Source): boolean {
  return isThisMachine(host) || splitList((source[PLAINTEXT_HOSTS] ?? '').toLowerCase()).has(host.toLowerCase())
}

type Text = string | undefined

/** For a variable without a default. */
export const mustBeSet: ProductionRule<unknown> = { demands: 'must be set', accepts: (value) => value !== undefined }

/** For an origin that browsers open: it is https everywhere. */
export const httpsOrigin: ProductionRule<Text> = {
  demands: 'must start with https://',
  accepts: (value) => value === undefined || /^https:\/\//i.test(value),
}

export const httpsOrigins: ProductionRule<readonly string[] | undefined> = {
  demands: 'must all start with https://',
  accepts: (values) => values === undefined || values.every((value) => httpsOrigin.accepts(value, {})),
}

/** For a service of the installation that this process calls. */
export const httpsService: ProductionRule<Text> = {
  demands: `must start with https://, ${UNLESS_TRUSTED}`,
  accepts: (value, source) => {
    if (value === undefined) return true
    const { protocol, hostname } = new URL(value)
    return protocol === 'https:' || mayBePlain(hostname, source)
  },
}

/** For a mail server: `smtps://`, or STARTTLS that is required, with the certificate checked. */
export const smtpOverTls: ProductionRule<string> = {
  demands: `must be smtps://… or smtp://…?requireTLS=true without ignoreTLS or tls.… options, ${UNLESS_TRUSTED}`,
  accepts: (value, source) => {
    const { protocol, hostname, searchParams } = new URL(value)
    const isWeakened = [...searchParams.keys()].some((name) => name === 'ignoreTLS' || name.startsWith('tls.'))
    const isRequired = searchParams.getAll('requireTLS').join() === 'true'
    return (!isWeakened && (protocol === 'smtps:' || isRequired)) || mayBePlain(hostname, source)
  },
}

/** For a PostgreSQL server: TLS that checks the server's name, or a Unix socket. */
export const postgresOverTls: ProductionRule<Text> = {
  demands: `must have sslmode=verify-full, ${UNLESS_TRUSTED}`,
  accepts: (value, source) => {
    if (value === undefined) return true
    const { hostname, searchParams } = new URL(value)
    const modes = searchParams.getAll('sslmode')
    if (modes.length > 0 && modes.every((mode) => mode === 'verify-full')) return true
    // The parameter `host` overrides the host of the address.
    const named = searchParams.getAll('host')
    const hosts = named.length > 0 ? named : [decodeURIComponent(hostname)]
    return hosts.every((host) => host === '' || host.startsWith('/') || mayBePlain(host, source))
  },
}

/** For a secret in a variable. */
export const strongSecret: ProductionRule<string> = {
  demands: `must be a random secret of at least ${SHORTEST_SECRET} characters, such as the output of openssl rand -hex 32`,
  accepts: (value) => !isWeakSecret(value),
}

/** For a file with secrets. A file that cannot be read is reported where it is read. */
export const privateFile: ProductionRule<Text> = {
  demands: 'must be a file that other users cannot read: run chmod 600 on it',
  accepts: (value) => {
    const stat = value === undefined ? undefined : statSync(value, { throwIfNoEntry: false })
    // The group may read it: a secret that an orchestrator mounts belongs to root.
    return stat === undefined || (stat.mode & 0o027) === 0
  },
}

/** For an address to listen on that only the installation's own network may reach. */
export const privateAddress: ProductionRule<string> = {
  demands: 'must be an address of a private network, such as 127.0.0.1 or 10.0.0.5, not 0.0.0.0 or ::',
  accepts: (value) => isIn(privateNetworks, value),
}

/** For a variable that weakens every TLS connection of the process. */
export const certificatesChecked: ProductionRule<Text> = {
  demands: 'must not be 0: set NODE_EXTRA_CA_CERTS to the certificate of your own authority instead',
  accepts: (value) => value !== '0',
}
