import type { ContentToken } from '@dining/contract/studio'
import type { Placeholder } from '@dining/copy-engine'

/** Descriptions of tokens for editors. */
const MEANINGS: Readonly<Record<Placeholder, string>> = {
  currency: 'name of the currency',
  currency_one: 'name of the currency, singular',
  program: 'name of this program',
  partner: 'name of the partner',
  loyalty: 'name of the partner’s loyalty program',
  year: 'this year',
  phone: 'support’s phone number',
  email: 'support’s email address',
  first_name: 'the member’s first name; nothing for a visitor',
  earn_basic: 'Basic rate',
  earn_select: 'Select rate',
  earn_vip: 'VIP rate',
  earn_best: 'the best rate of the program',
  earn_mine: 'the reader’s own rate; “up to” the best for visitors',
  CurrentEarningShort0: 'short text of the Basic rate',
  CurrentEarningShort1: 'short text for members who are not activated',
  CurrentEarningShort2: 'short text of the Select rate',
  CurrentEarningShort3: 'short text of the VIP rate',
  tier_basic: 'name of the Basic tier',
  tier_select: 'name of the Select tier',
  tier_vip: 'name of the VIP tier',
  vip_dines: 'dines needed for VIP, such as 12',
  vip_dine: 'dine that makes a member VIP, such as 12th',
  new_member_bonus: 'new-member bonus',
  new_member_spend: 'amount to spend for the new-member bonus',
  new_member_days: 'days in which the new-member bonus can be earned',
  reservation_bonus: 'reservation bonus',
  credit_from: 'balance from which a statement credit is paid',
  max_cards: 'maximum number of linked cards',
  award_days: 'days until earnings are posted',
  missing_days: 'days after which missing earnings can be reported',
  lock_minutes: 'minutes for which an account is locked',
  remembered_days: 'days for which “Keep me signed in” works',
}

/** The description of a token, for the suggestions while typing. */
export function meaningOf({ name, kind }: ContentToken): string {
  if (kind === 'link') return 'a link; for another label write {name|label}'
  return Object.hasOwn(MEANINGS, name) ? MEANINGS[name as Placeholder] : 'a token of this partner'
}

const TOKEN = /\{(\w+)(?:\|([^{}]*))?\}/gu

/** A text for a visitor who is not signed in; null if it contains no token with a value. */
export function readsAs(text: string, tokens: readonly ContentToken[]): string | null {
  let replaced = false
  const read = text.replaceAll(TOKEN, (whole, name: string, label: string | undefined) => {
    const token = tokens.find((one) => one.name === name)
    if (!token) return whole
    replaced = true
    return label ?? token.value
  })
  return replaced ? read : null
}
