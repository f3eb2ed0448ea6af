import { definePartner } from '@dining/partner-kit'

import { facts } from '../facts.ts'

const base = facts('plain')

/** A site without members, whose home is "how it works". */
export default definePartner({
  ...base,
  program: { ...base.program, enrollmentType: 'none' },
  features: { partnerNumber: false, showEarnRate: true },
})
