import { fail, succeed, type Result } from '@dining/domain'
import { hostOrigins } from '@dining/partner-kit/node'

/**
 * The sources of the partners' sites that a preview may frame, for `frame-src`.
 * @param programs of the partners, whose hosts count; null if PARTNERS_DIR is not set
 * @param pattern in place of the hosts: `https://{partner}.example.com`
 * @returns the error as a sentence that says what to set
 */
export function framedSites(
  programs: readonly Parameters<typeof hostOrigins>[0][] | null,
  pattern: string | undefined,
): Result<readonly string[], string> {
  if (pattern !== undefined) return succeed([pattern.replace('{partner}', '*')])
  if (!programs) return fail('PARTNERS_DIR is missing: set it to the folder of the partners, or set PUBLIC_ORIGIN_PATTERN')
  const sites = programs.flatMap((program) => hostOrigins(program))
  return sites.length > 0 ? succeed(sites) : fail('no partner in PARTNERS_DIR has a host: name their hosts in program.hosts')
}
