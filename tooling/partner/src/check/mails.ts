import { INLINE_LINKS } from '@dining/copy-engine'
import { formsOf, tokensIn } from '@dining/copy-engine/check'
import type { Partner } from '@dining/partner-kit'
import type { PartnerIssue } from '@dining/partner-kit/check'

/** What pages know and mails do not: where a link in their words leads, and who reads them. */
const OF_PAGES = new Set<string>([...INLINE_LINKS, 'first_name', 'earn_mine'])

/** Words that greet who has joined; the rest are about a password, which single sign-on keeps elsewhere. */
const OF_WELCOME = /^mail\.(?:welcome|linkCard)/

/** A partner's own words for mails that it never sends, and tokens in them that mails cannot fill. */
export function mailIssues({ program: { enrollmentType }, copy }: Partner): readonly PartnerIssue[] {
  return Object.entries(copy.texts).flatMap(([key, wording]): PartnerIssue[] => {
    if (!key.startsWith('mail.')) return []
    const location = `copy.texts["${key}"]`
    const isSent = enrollmentType === 'direct' || (enrollmentType === 'sso' && OF_WELCOME.test(key))
    if (!isSent) return [{ location, problem: 'the partner sends no such mail', remedy: 'Remove it.' }]
    return formsOf(wording ?? '')
      .flatMap(tokensIn)
      .filter((token) => OF_PAGES.has(token))
      .map((token) => ({
        location,
        problem: `{${token}} is available on pages only`,
        remedy: 'Leave it out. The mail has its own button and name.',
      }))
  })
}
