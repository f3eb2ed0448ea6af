import type { ContentToken } from '@dining/contract/studio'
import type { Placeholder } from '@dining/copy-engine'

/** What a token stands for, in an editor's words. */
const MEANINGS: Readonly<Record<Placeholder, string>> = {
  currency: 'what members earn',
  currency_one: 'one of what members earn',
  program: 'name of this program',
  partner: 'name of the partner',
  loyalty: 'name of the partner’s loyalty program',
  year: 'this year',
  phone: 'support’s phone number',
  email: 'support’s e-mail address',
  first_name: 'the member’s first name; nothing for a visitor',
  earn_basic: 'rate of the first tier',
  earn_select: 'rate of the second tier',
  earn_vip: 'rate of the third tier',
  earn_best: 'the best rate there is',
  earn_mine: 'the reader’s own rate',
  CurrentEarningShort0: 'short rate without a tier',
  CurrentEarningShort1: 'short rate of the first tier',
  CurrentEarningShort2: 'short rate of the second tier',
  CurrentEarningShort3: 'short rate of the third tier',
  tier_basic: 'name of the first tier',
  tier_select: 'name of the second tier',
  tier_vip: 'name of the third tier',
  vip_dines: 'dines that make VIP, as a count',
  vip_dine: 'dines that make VIP, as an ordinal',
  new_member_bonus: 'the welcome bonus',
  new_member_spend: 'least spend for the welcome bonus',
  new_member_days: 'days to earn the welcome bonus',
  reservation_bonus: 'bonus of a reservation',
  credit_from: 'sum from which a credit is paid',
  max_cards: 'most cards that can be linked',
  award_days: 'days until an award posts',
  missing_days: 'days to ask about a missing award',
  lock_minutes: 'minutes that a locked account stays so',
  remembered_days: 'days that “keep me signed in” holds',
}

/** What a token is, for the list that is offered while typing. */
export function meaningOf({ name, kind }: ContentToken): string {
  if (kind === 'link') return 'a link; put other words after a bar: {name|words}'
  return Object.hasOwn(MEANINGS, name) ? MEANINGS[name as Placeholder] : 'this partner’s own'
}

const TOKEN = /\{(\w+)(?:\|([^{}]*))?\}/gu

/** A text as a visitor reads it who is not signed in; null where it holds no token that has a value. */
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
