import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nextBalance } from './benefit.ts'
import { CARD_BRANDS } from './card.ts'
import {
  CREDIT_STATUSES,
  cardToPay,
  creditProgress,
  creditExpectedOn,
  creditStatusAfter,
  deliveryBrandOf,
  returnsMoney,
  isFinalCredit,
  mayPayAgain,
  reportCredit,
  REWARDS_METER_CENTS,
  statementCreditDue,
  type CreditStatus,
  type PayableCard,
  type Refusal,
} from './statement-credit.ts'

const day = (date: string): Date => new Date(`${date}T12:00:00Z`)
const card = (fingerprint: string, linkedOn: string, usedOn: string | null = null): PayableCard => ({
  fingerprint,
  linkedAt: day(linkedOn),
  usedAt: usedOn === null ? null : day(usedOn),
})

describe('a statement credit is due', () => {
  it('from twenty dollars on, for the whole balance [EARN-10]', () => {
    const balances = [0, 1999, 2000, 2001, 5421]
    expect(balances.map((balance) => statementCreditDue(balance, REWARDS_METER_CENTS))).toEqual([0, 0, 2000, 2001, 5421])
  })

  it('with the threshold of the program', () => {
    expect([statementCreditDue(999, 1000), statementCreditDue(1000, 1000)]).toEqual([0, 1000])
  })
})

describe('the rewards meter', () => {
  it('is full at $20 unless the program has another threshold [EARN-11]', () => {
    expect(creditProgress(1999, REWARDS_METER_CENTS)).toEqual({ leftCents: 1, share: 0.9995 })
    expect(creditProgress(2000, REWARDS_METER_CENTS)).toEqual({ leftCents: 0, share: 1 })
  })

  it.each([
    [0, 2000, 0],
    [500, 1500, 0.25],
    [3200, 0, 1],
  ])('at %s cents has %s left and the share %s', (balance, leftCents, share) => {
    expect(creditProgress(balance, 2000)).toEqual({ leftCents, share })
  })
})

describe('the card to pay', () => {
  it.each([
    ['the one used last', [card('a', '2026-01-01', '2026-05-01'), card('b', '2026-03-01', '2026-06-01')], 'b'],
    ['a used one before a newer that never was', [card('a', '2026-01-01', '2026-05-01'), card('b', '2026-06-01')], 'a'],
    ['the one linked last when none was used', [card('a', '2026-01-01'), card('b', '2026-03-01')], 'b'],
    ['the same whatever their order', [card('b', '2026-01-01'), card('a', '2026-01-01')], 'a'],
    ['none without a card', [], undefined],
  ])('is %s', (_case, cards, fingerprint) => {
    expect(cardToPay(cards)?.fingerprint).toBe(fingerprint)
    expect(cardToPay(cards.toReversed())?.fingerprint).toBe(fingerprint)
  })
})

describe('after a refusal', () => {
  const refusal = (status: Refusal['status']): Refusal => ({ status, at: day('2026-06-10'), on: '2026-06-10', fingerprint: 'a' })

  it.each([
    ['2026-06-10', false],
    ['2026-06-11', true],
  ])('what was lost on the way is sent again on %s: %s', (today, may) => {
    expect(mayPayAgain(card('a', '2026-01-01', '2026-06-01'), refusal('error'), today)).toBe(may)
  })

  it.each([
    ['it was not used since', card('a', '2026-01-01', '2026-06-01'), false],
    ['it was never used', card('a', '2026-01-01'), false],
    ['it paid a dine since', card('a', '2026-01-01', '2026-06-12'), true],
    ['it was linked anew', card('a', '2026-06-12', '2026-06-01'), true],
    ['it is another card', card('b', '2026-01-01', '2026-06-01'), true],
  ])('a card whose bank refused is not tried before something changed: %s', (_case, to, may) => {
    expect(mayPayAgain(to, refusal('rejected'), '2026-12-31')).toBe(may)
  })

  it('waits for nothing if nothing was refused', () => {
    expect(mayPayAgain(card('a', '2026-01-01'), null, '2026-06-10')).toBe(true)
  })
})

it('a credit has one of five statuses [ACTIVITY-19]', () => {
  expect(CREDIT_STATUSES).toEqual(['pending', 'pending_received', 'completed', 'rejected', 'error'])
})

describe('a report about a credit', () => {
  const made = (status: CreditStatus) => ({ status, amountCents: 2340 })

  it.each([
    ['pending', 'pending_received', 0],
    ['pending', 'completed', 0],
    ['pending', 'rejected', 2340],
    ['pending', 'error', 2340],
    ['pending_received', 'completed', 0],
    ['pending_received', 'rejected', 2340],
    ['pending_received', 'error', 2340],
  ] as const)('%s, now %s, gives %s cents back to the balance', (status, report, returnedCents) => {
    expect(reportCredit(made(status), report)).toEqual({ ok: true, value: { status: report, returnedCents } })
  })

  it.each(CREDIT_STATUSES)('that repeats the status %s changes nothing', (status) => {
    expect(reportCredit(made(status), status)).toEqual({ ok: true, value: { status, returnedCents: 0 } })
  })

  it.each([
    ['pending_received', 'pending', 'backwards'],
    ['completed', 'rejected', 'final'],
    ['rejected', 'completed', 'final'],
    ['error', 'rejected', 'final'],
  ] as const)('cannot make %s %s: %s', (status, report, error) => {
    expect(reportCredit(made(status), report)).toEqual({ ok: false, error })
  })
})

describe('with the installation’s own processor', () => {
  it.each([
    [0, 'pending'],
    [1, 'pending_received'],
    [3, 'pending_received'],
    [4, 'completed'],
    [90, 'completed'],
  ] as const)('a credit of %s days ago is %s', (days, status) => {
    expect(creditStatusAfter('pending', days)).toBe(status)
  })

  it('no credit goes back to an earlier status, and a completed one keeps its status', () => {
    expect(creditStatusAfter('pending_received', 0)).toBe('pending_received')
    for (const status of CREDIT_STATUSES.filter(isFinalCredit)) expect(creditStatusAfter(status, 90)).toBe(status)
  })
})

it.each([
  ['pending', '2026-06-10', '2026-06-14'],
  ['pending_received', '2026-06-14', '2026-06-14'],
  ['pending_received', '2026-06-15', null],
  ['completed', '2026-06-11', null],
  ['rejected', '2026-06-11', null],
] as const)('a credit of June 10 that is %s on %s is expected by %s', (status, today, expected) => {
  expect(creditExpectedOn(status, '2026-06-10', today)).toBe(expected)
})

it("is delivered by the card's network [ACTIVITY-20]", () => {
  expect(CARD_BRANDS.map(deliveryBrandOf)).toEqual(['Visa', 'Tremendous', 'MasterCard', 'Tremendous'])
})

/** The events of an account. */
type Event =
  | { readonly kind: 'earn'; readonly cents: number }
  | { readonly kind: 'refund'; readonly cents: number }
  | { readonly kind: 'settle' }
  | { readonly kind: 'report'; readonly credit: number; readonly status: CreditStatus }

interface Account {
  readonly balance: number
  readonly credits: readonly { readonly status: CreditStatus; readonly amountCents: number }[]
  readonly earned: number
  /** Amounts of refunds: requested, and taken from the balance. */
  readonly asked: number
  readonly taken: number
}

function after(account: Account, event: Event, fromCents: number): Account {
  const { balance, credits } = account
  if (event.kind === 'earn') return { ...account, balance: nextBalance(balance, event.cents), earned: account.earned + event.cents }
  if (event.kind === 'refund') {
    const left = nextBalance(balance, -event.cents)
    return { ...account, balance: left, asked: account.asked + event.cents, taken: account.taken + balance - left }
  }
  if (event.kind === 'settle') {
    const amountCents = statementCreditDue(balance, fromCents)
    return amountCents === 0
      ? account
      : { ...account, balance: balance - amountCents, credits: [...credits, { status: 'pending', amountCents }] }
  }
  const credit = credits[event.credit]
  if (!credit) return account
  const change = reportCredit(credit, event.status)
  if (!change.ok) return account
  const { status, returnedCents } = change.value
  return { ...account, balance: nextBalance(balance, returnedCents), credits: credits.with(event.credit, { ...credit, status }) }
}

describe('money', () => {
  const cents = fc.integer({ min: 1, max: 3_000 })
  const event: fc.Arbitrary<Event> = fc.oneof(
    fc.record({ kind: fc.constant('earn' as const), cents }),
    fc.record({ kind: fc.constant('refund' as const), cents }),
    fc.constant({ kind: 'settle' as const }),
    fc.record({ kind: fc.constant('report' as const), credit: fc.nat(5), status: fc.constantFrom(...CREDIT_STATUSES) }),
  )
  const threshold = fc.integer({ min: 1, max: 4_000 })
  const NOTHING: Account = { balance: 0, credits: [], earned: 0, asked: 0, taken: 0 }

  it('is neither lost nor created: the earned amount is in the balance, on its way, paid, or was taken back', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), threshold, (events, fromCents) => {
        let account = NOTHING
        for (const one of events) {
          account = after(account, one, fromCents)
          const out = account.credits.filter(({ status }) => !returnsMoney(status)).reduce((sum, { amountCents }) => sum + amountCents, 0)
          expect(account.balance).toBeGreaterThanOrEqual(0)
          expect(account.taken).toBeLessThanOrEqual(account.asked)
          expect(account.balance + out + account.taken).toBe(account.earned)
        }
      }),
    )
  })

  it('in a balance is below the threshold after each settlement', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), threshold, (events, fromCents) => {
        const settled = [...events, { kind: 'settle' } as const].reduce((account, one) => after(account, one, fromCents), NOTHING)
        expect(settled.balance).toBeLessThan(fromCents)
      }),
    )
  })

  it('returns once, whatever the number and order of reports', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CREDIT_STATUSES), { maxLength: 20 }), cents, (reports, amountCents) => {
        let status: CreditStatus = 'pending'
        let returned = 0
        for (const report of reports) {
          const change = reportCredit({ status, amountCents }, report)
          if (!change.ok) continue
          status = change.value.status
          returned += change.value.returnedCents
        }
        expect(returned).toBe(returnsMoney(status) ? amountCents : 0)
      }),
    )
  })
})
