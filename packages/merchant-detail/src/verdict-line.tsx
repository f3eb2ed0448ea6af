import type { Copy } from '@dining/copy-engine'
import { merchant as texts } from '@dining/copy-engine/texts/merchant'
import { TIER_NAMES, type VerdictReason } from '@dining/domain'

import { clockTime } from './clock-time.ts'

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** A reason of the answer in the partner's words. Dates and days are the restaurant's own. */
export function verdictLine(reason: VerdictReason, copy: Copy): string {
  // A plain date has no zone; read as UTC it stays the day that it is.
  const day = (iso: string) => copy.date(`${iso}T00:00:00Z`, 'day', 'UTC')
  switch (reason.kind) {
    case 'not-started':
      return copy.say(texts.notStarted, { date: day(reason.firstDay) })
    case 'ended':
      return copy.say(texts.ended, { date: day(reason.lastDay) })
    case 'leaving-soon':
      return copy.say(texts.leavingSoon, { date: day(reason.lastDay) })
    case 'open-now':
      return copy.say(texts.openNow, { time: clockTime(reason.until) })
    case 'opens-later':
      return copy.say(texts.opensLater, { time: clockTime(reason.at) })
    case 'closed':
      return copy.say(texts.closedToday)
    case 'every-day':
      return copy.say(texts.everyDay)
    case 'days':
      return copy.say(texts.earningDays, { days: LIST.format(reason.days) })
    case 'meals':
      return copy.say(texts.earningMeals, { meals: LIST.format(reason.meals.map((meal) => meal.toLowerCase())) })
    case 'visits':
      return copy.say(texts.visitsUsed, { used: reason.used, max: reason.max })
    case 'spend':
      return copy.say(texts.spendLeft, { left: copy.shortMoney(reason.leftCents), max: copy.shortMoney(reason.maxCents) })
    case 'tier':
      return copy.say(texts.needsTier, { tier: TIER_NAMES[reason.needs] })
    case 'sign-in':
      return copy.say(texts.signInFirst)
    case 'activate':
      return copy.say(texts.activateFirst)
    case 'card':
      return copy.say(reason.holds ? texts.cardLinked : texts.cardMissing)
  }
}
