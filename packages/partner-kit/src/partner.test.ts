import type { InferOutput } from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'

import { checkPartner } from './check/check-partner.ts'
import type { partnerSchema } from './check/schema.ts'
import { definePartner, type Features, type Partner } from './partner.ts'
import { TEST_PARTNER } from './test-partner.ts'

const { currencyType: _currency, enrollmentType: _enrollment, ...program } = TEST_PARTNER.program
const bare = definePartner({ ...TEST_PARTNER, program, features: { partnerNumber: false } })

describe('defaults', () => {
  const rows = [
    ['acclaimedEnabled', false, '[CONFIG-01]'],
    ['acclaimed2Enabled', false, '[CONFIG-02]'],
    ['cmsPreview', false, '[CONFIG-04]'],
    ['cmsRoute', '/api/cms', '[CONFIG-05]'],
    ['fullAddressRequired', false, '[CONFIG-08]'],
    ['hasAutoEnroll', false, '[CONFIG-09]'],
    ['hasFlexOffers', false, '[CONFIG-10]'],
    ['hasPartnerLoadedCards', false, '[CONFIG-11]'],
    ['hasSmsOptIn', false, '[CONFIG-13]'],
    ['hasSmsOptInV2', false, '[CONFIG-14]'],
    ['hasVIP', false, '[CONFIG-15]'],
    ['openTableReservationsEnabled', false, '[CONFIG-16]'],
    ['homePage', 'how-it-works', '[CONFIG-31]'],
    ['hasDiscoverPage', false, '[CONFIG-31]'],
    ['hasReservationBonus', false, '[CONFIG-31]'],
    ['hasPWAInstallBanner', false, '[CONFIG-31]'],
    ['showEarnRate', false, '[CONFIG-31]'],
    ['typeformCode', '', '[CONFIG-31]'],
    ['appOnlyBonusByDefault', false, 'BONUS-15'],
    ['appEnrollmentSource', '', 'BONUS-15'],
    ['appAnnouncementModal', false, '[CONFIG-27]'],
    ['copyStates', [], '[CONFIG-31]'],
    ['hasMerchantFavorites', true, 'MERCHANT-51'],
    ['hidePartnerFooterLogo', false, 'FOOTER-15'],
  ] as const satisfies readonly (readonly [keyof Features, unknown, string])[]

  for (const [field, value, id] of rows) {
    it(`${field} is ${JSON.stringify(value)} ${id}`, () => {
      expect(bare.features[field]).toEqual(value)
    })
  }

  it('accepts all four card types unless the partner lists fewer [CONFIG-03]', () => {
    expect(bare.features.cardTypesAccepted).toEqual(['AMEX', 'DISC', 'MAST', 'VISA'])
    const narrow = definePartner({ ...TEST_PARTNER, features: { partnerNumber: false, cardTypesAccepted: ['MAST', 'VISA'] } })
    expect(narrow.features.cardTypesAccepted).toEqual(['MAST', 'VISA'])
  })

  it('pays miles and enrolls directly by default [CONFIG-06] [CONFIG-07]', () => {
    expect([bare.program.currencyType, bare.program.enrollmentType]).toEqual(['Mile', 'direct'])
  })

  it('asks for a partner number unless that is switched off, and requires its description [CONFIG-12]', () => {
    const { partnerNumber, ...silent } = TEST_PARTNER.features
    // @ts-expect-error the field has no default that could describe it for every partner
    const checked = checkPartner(definePartner({ ...TEST_PARTNER, features: silent }))
    expect(checked.ok ? [] : checked.error).toMatchObject([{ location: 'features.partnerNumber', problem: 'it is missing' }])
    for (const said of [partnerNumber, false] as const) {
      const partner = checkPartner(definePartner({ ...TEST_PARTNER, features: { ...silent, partnerNumber: said } }))
      expect(partner.ok && partner.value.features.partnerNumber).toEqual(said)
    }
  })
})

it('has the same shape in its type and in its schema', () => {
  type Output = InferOutput<typeof partnerSchema>
  expectTypeOf<keyof Output['program']>().toEqualTypeOf<keyof Partner['program']>()
  expectTypeOf<keyof Output['features']>().toEqualTypeOf<keyof Partner['features']>()
  expectTypeOf<keyof Output['copy']>().toEqualTypeOf<keyof Partner['copy']>()
  expectTypeOf<keyof Output['support']>().toEqualTypeOf<keyof Partner['support']>()
  expectTypeOf<keyof Output>().toEqualTypeOf<keyof Partner>()
})
