import type { Partner } from '@dining/partner-kit'
import { CREDIT_PROGRAM } from '@dining/partner-kit/testing'

import { testPartner } from './test-partner.ts'

/** A partner of tests that pays statement credits. */
export const creditPartner = (id: string): Partner => testPartner(id, { program: CREDIT_PROGRAM })
