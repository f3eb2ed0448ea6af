import { describe, expect, it } from 'vitest'

import { allTexts, formsOf } from './check/index.ts'
import { createCopy } from './copy.ts'
import { testInput } from './test-input.ts'
import { account } from './texts/account.ts'
import { enrollment } from './texts/enrollment.ts'
import { homeBelow } from './texts/home-below.ts'
import { merchantCard } from './texts/merchant-card.ts'
import { search } from './texts/search.ts'
import { statementCredit } from './texts/statement-credit.ts'

const { input } = testInput()
/** A program that pays cash back as statement credits. */
const copy = createCopy({
  ...input,
  program: {
    ...input.program,
    currencyType: 'Credit',
    currency: { one: 'cash back', many: 'cash back' },
    earnRates: {
      0: { kind: 'percent', basisPoints: 125 },
      2: { kind: 'percent', basisPoints: 500 },
      3: { kind: 'percent', basisPoints: 1_000 },
    },
    newMemberBonus: { units: 1_000, spendCents: 3_000, withinDays: 30 },
    statementCreditFromCents: 2_000,
  },
})

describe('in a program that pays money', () => {
  it.each([
    [copy.benefit(125).text, '$1.25 cash back'],
    [copy.benefit(100).text, '$1.00 cash back'],
    [copy.bonus(1_000).text, '$10 cash back'],
    [copy.bonus(1_050).text, '$10.50 cash back'],
    [copy.rateOf(0)?.text, '1.25% back'],
    [copy.rateOf(2)?.text, '5% back'],
    [copy.sayContent('{new_member_bonus}, then {earn_best}. Paid from {credit_from}.'), '$10 cash back, then 10% back. Paid from $20.'],
    [copy.sayContent('Spend {new_member_spend} within {new_member_days} days.'), 'Spend $30 within 30 days.'],
    [copy.sayContent('{CurrentEarningShort2} or {CurrentEarningShort1}'), 'Earn 5% back or Activate to earn cash back'],
    [copy.say(homeBelow.stepEarnText), 'We add your cash back to your account, usually a few days after the meal.'],
    [copy.say(enrollment.addedLead), 'Pay with this card and we add your cash back automatically.'],
    [copy.say(account.selectHint), 'Turn on email and earn 5% back.'],
    [copy.say(search.pointsAvailable), 'cash back available'],
    [copy.say(merchantCard.bonus, { benefit: copy.bonus(500).text }), '+$5 cash back'],
    [
      copy.say(statementCredit.how),
      'From $20, your whole balance is paid automatically as a statement credit to the card that you used last.',
    ],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected)
  })

  it('has no text that treats the currency as countable units', () => {
    const counted = /\{currency\} (?:are|were|come|reach|add|post|have|count)\b|\{count\} \{currency/u
    expect([...allTexts.values()].flatMap((text) => formsOf(text.wording).filter((form) => counted.test(form)))).toEqual([])
  })
})
