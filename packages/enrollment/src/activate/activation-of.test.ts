import type { KnownMember } from '@dining/contract'
import { describe, expect, it } from 'vitest'

import { activationOf, WITHOUT_PUBLIC_ID } from './activation.ts'

const MEMBER: KnownMember = { publicId: 'p1', tierLevel: 0, hasWebProfile: true, active: true, interfaceType: 'known' }
const known = (part: Partial<KnownMember>) => activationOf({ kind: 'known', member: { ...MEMBER, ...part } })
const to = (path: string) => ({ kind: 'redirect', to: path })

describe('the destination of activation', () => {
  it('is joining without a public id and after a failed lookup [ACT-02] [ACT-03]', () => {
    expect(WITHOUT_PUBLIC_ID).toBe('/join?rfr=0')
    expect(activationOf({ kind: 'failed' })).toEqual(to('/join?rfr=1'))
  })

  it.each([0, 2, 3] as const)(
    'is joining or signing in for tier %s, depending on web profile and activity, with only the reason in the address [ACT-04] [ACT-05] [ACT-11]',
    (tierLevel) => {
      expect(known({ tierLevel, hasWebProfile: false, active: true })).toEqual(to('/join?rfr=2'))
      expect(known({ tierLevel, hasWebProfile: false, active: false })).toEqual(to('/join?rfr=2'))
      expect(known({ tierLevel, active: true })).toEqual(to('/login?rfr=3'))
    },
  )

  it('has a number with the reason: 0 to 2 for joining, 3 and 4 for signing in [PARAM-11]', () => {
    const led = [
      { kind: 'failed' } as const,
      { kind: 'known', member: { ...MEMBER, hasWebProfile: false } } as const,
      { kind: 'known', member: MEMBER } as const,
      { kind: 'known', member: { ...MEMBER, active: false } } as const,
    ].map((lookup) => activationOf(lookup))
    expect(WITHOUT_PUBLIC_ID).toBe('/join?rfr=0')
    expect(led).toEqual(['/join?rfr=1', '/join?rfr=2', '/login?rfr=3', '/login?rfr=4'].map(to))
  })

  it('is signing in for an account that is not active [ACT-06]', () => {
    expect(known({ tierLevel: 2, active: false })).toEqual(to('/login?rfr=4'))
  })

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('nowhere while not activated, web profile %s, active %s [ACT-07]', (hasWebProfile, active) => {
    expect(known({ tierLevel: 1, hasWebProfile, active })).toEqual({ kind: 'activate' })
  })
})
