import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { benefitChange, eligibleAfterRefund } from './benefit.ts'
import { dineState, receiptSteps } from './dine-state.ts'

describe('the state of a dine', () => {
  it.each([
    ['Deferred', 0, 'open'],
    ['Pending', 0, 'pending'],
    ['Awarded', 0, 'posted'],
    ['Paid', 0, 'paid'],
    ['Forfeit', 0, 'not-earned'],
    ['Pending', 1, 'adjusted'],
    ['Paid', 2, 'adjusted'],
    ['Forfeit', 1, 'not-earned'],
  ] as const)('%s with %d refunds is %s', (status, refunds, state) => expect(dineState(status, 100, refunds)).toBe(state))

  it('is reversed once nothing of it earns', () => expect(dineState('Awarded', 0, 1)).toBe('reversed'))
})

it('has steps that add up to what was earned, whatever was limited and refunded', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 3 }),
      fc.integer({ min: 0, max: 500 }),
      (baseCents, limit, refunds, bonus) => {
        const rate = { kind: 'units', units: 3, perCents: 100 } as const
        const counted = Math.min(baseCents, limit)
        const { benefit } = benefitChange({ rate, fromCents: 0, toCents: counted, bonusUnits: bonus })
        const changes: number[] = []
        let [earning, refunded] = [counted, 0]
        for (const cents of refunds) {
          refunded += cents
          const left = eligibleAfterRefund(earning, baseCents, refunded)
          changes.push(left - earning)
          earning = left
        }
        const extras = [{ kind: 'restaurant', units: bonus }] as const
        const steps = receiptSteps({ baseCents, earningCents: earning, refundedCents: changes, benefit, extras })
        expect(steps.countedCents).toBe(counted)
        expect(baseCents - steps.overLimitCents).toBe(counted)
        expect(steps.atRate).toBe(benefitChange({ rate, fromCents: 0, toCents: counted }).benefit)
      },
    ),
  )
})
