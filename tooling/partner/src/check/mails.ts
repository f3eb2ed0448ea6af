import { INLINE_LINKS } from '@dining/copy-engine'
import { formsOf, tokensIn } from '@dining/copy-engine/check'
import type { Partner } from '@dining/partner-kit'
import type { PartnerIssue } from '@dining/partner-kit/check'

/** Values that pages have and mails do not: the target of a link in their texts, and their reader. */
const OF_PAGES = new Set<string>([...INLINE_LINKS, 'first_name', 'earn_mine'])

/** Texts that welcome a new member or lead back to joining; the others are about a password, which partners with single sign-on do not have. */
const OF_WELCOME = /^mail\.(?:welcome|linkCard|joinLink)/

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
