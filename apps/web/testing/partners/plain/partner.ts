import { definePartner } from '@dining/partner-kit'

import { facts } from '../facts.ts'

const base = facts('plain')

/** Nobody joins here, and home says how it works. */
export default definePartner({
  ...base,
  program: { ...base.program, enrollmentType: 'none' },
  features: { partnerNumber: false, showEarnRate: true },
})
