import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

/**
 * The sender address of a partner's mails: `program.mailFrom` of its folder, or else the installation's pattern. In development a partner
 * without either uses its support address.
 * @param pattern `dining@{partner}.example.com` or `no-reply@{host}`, where `{host}` is the first of the partner's hosts
 * @returns the function, or a line that names the partners without an address
 */
export function mailSenders(
  partners: readonly Partner[],
  pattern: string | undefined,
  isProduction: boolean,
): Result<(partner: Partner) => string, string> {
  const addressOf = ({ program }: Partner) =>
    program.mailFrom ?? pattern?.replace('{partner}', program.id).replace('{host}', program.hosts[0] ?? 'localhost')
  const without = partners.filter((partner) => addressOf(partner) === undefined).map(({ program }) => program.id)
  if (isProduction && without.length > 0)
    return fail(`No sender address for the mails of ${without.join(', ')}. Set MAIL_FROM, or program.mailFrom in the partner’s folder.`)
  return succeed((partner) => addressOf(partner) ?? partner.support.email.display)
}
