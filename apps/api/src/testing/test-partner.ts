import type { Partner } from '@dining/partner-kit'
import { testPartner as partnerOfTests, type TestPartnerOverrides } from '@dining/partner-kit/testing'

const SIX_DIGITS = { label: 'Number', help: 'Six digits.', pattern: '^\\d{6}$', findUrl: 'https://number.example' }

/** A partner that exists only in tests: direct, with a partner number of six digits, Basic, Select and VIP. */
export function testPartner(id: string, { program, features }: Pick<TestPartnerOverrides, 'program' | 'features'> = {}): Partner {
  return partnerOfTests({ program: { id, ...program }, features: { partnerNumber: SIX_DIGITS, ...features } })
}
