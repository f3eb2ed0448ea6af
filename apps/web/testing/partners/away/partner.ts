import { definePartner } from '@dining/partner-kit'

import { facts } from '../facts.ts'

const base = facts('away')

/** Members sign in at a provider, and see the notice about it; drafts can be previewed. */
export default definePartner({
  ...base,
  program: { ...base.program, enrollmentType: 'sso' },
  features: { partnerNumber: false, showEarnRate: true, homePage: 'how-it-works', hasSsoNotice: true, cmsPreview: true },
})
