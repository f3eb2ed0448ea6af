import { fail, succeed, type Result } from '@dining/domain'
import type { Program } from '@dining/partner-kit'

/** @param host that the visitor used; if it is not one of the partner's hosts, the first of these is used */
export type SiteOrigin = (partnerId: string, host?: string) => string

/** Host name of a Host header: without its port, in lower case. */
const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '')

/**
 * Origins of the partners' sites: `https://` and one of `program.hosts`.
 * @param pattern overrides the hosts where sites are served elsewhere, as in development: `http://{partner}.localhost:3000`
 * @returns the function, or a line that names the partners without a host
 */
export function siteOrigins(programs: readonly Pick<Program, 'id' | 'hosts'>[], pattern?: string): Result<SiteOrigin, string> {
  if (pattern !== undefined) return succeed((partnerId) => new URL(pattern.replace('{partner}', partnerId)).origin)
  const hosts = new Map(programs.map((program) => [program.id, program.hosts.map((host) => host.toLowerCase())]))
  const without = programs.filter((program) => program.hosts.length === 0).map(({ id }) => id)
  if (without.length > 0)
    return fail(`Partners without a host: ${without.join(', ')}. Name their hosts in program.hosts, or set PUBLIC_ORIGIN_PATTERN.`)
  return succeed((partnerId, host) => {
    const own = hosts.get(partnerId) ?? []
    const used = host === undefined ? undefined : own.find((one) => one === nameOf(host))
    const [first] = own
    if (first === undefined) throw new Error(`There is no partner ${partnerId}`)
    return `https://${used ?? first}`
  })
}
