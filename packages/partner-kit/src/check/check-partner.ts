import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import type { Partner } from '../partner.ts'
import { inconsistencies } from './consistency.ts'
import type { PartnerFault } from './fault.ts'
import { partnerSchema } from './schema.ts'
import { unknownFields } from './unknown-fields.ts'
import { wordingFaults } from './wording.ts'

/**
 * Judges a partner as its folder exports it: every fault at once, each with its place and its remedy.
 * @returns the partner, with the record's capitalised enrollment types read as the product's (CONFIG-33)
 */
export function checkPartner(input: unknown): Result<Partner, readonly PartnerFault[]> {
  const strangers = unknownFields(partnerSchema, input)
  const result = v.safeParse(partnerSchema, input)
  if (!result.success) return fail([...strangers, ...result.issues.map(fieldFault)])
  const partner: Partner = result.output
  const faults = [...strangers, ...inconsistencies(partner), ...wordingFaults(partner)]
  return faults.length > 0 ? fail(faults) : succeed(partner)
}

function fieldFault(issue: v.BaseIssue<unknown>): PartnerFault {
  const missing = issue.received === 'undefined'
  return {
    place: (issue.path ?? []).map(({ key }) => String(key)).join('.') || 'the default export',
    problem: missing ? 'it is missing' : `it is ${issue.received}`,
    remedy: missing ? 'Add it. Its type is in packages/partner-kit/src/partner.ts.' : `It ${issue.message}.`,
  }
}
