import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import type { Partner } from '../partner.ts'
import { inconsistencies } from './consistency.ts'
import type { PartnerIssue } from './partner-issue.ts'
import { partnerSchema } from './schema.ts'
import { unknownFields } from './unknown-fields.ts'
import { wordingIssues } from './wording.ts'

/**
 * Validates a partner as exported by its folder: every issue at once, each with its location and its remedy.
 * @returns the partner, with the record's capitalised enrollment types read as the product's (CONFIG-33)
 */
export function checkPartner(input: unknown): Result<Partner, readonly PartnerIssue[]> {
  const strangers = unknownFields(partnerSchema, input)
  const result = v.safeParse(partnerSchema, input)
  if (!result.success) return fail([...strangers, ...result.issues.map(fieldIssue)])
  const partner: Partner = result.output
  const issues = [...strangers, ...inconsistencies(partner), ...wordingIssues(partner)]
  return issues.length > 0 ? fail(issues) : succeed(partner)
}

function fieldIssue(issue: v.BaseIssue<unknown>): PartnerIssue {
  const missing = issue.received === 'undefined'
  return {
    location: (issue.path ?? []).map(({ key }) => String(key)).join('.') || 'the default export',
    problem: missing ? 'it is missing' : `it is ${issue.received}`,
    remedy: missing ? 'Add it. Its type is in packages/partner-kit/src/partner.ts.' : `It ${issue.message}.`,
  }
}
