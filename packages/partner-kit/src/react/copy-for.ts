import { createCopy, type Copy, type CopyIssue, type CopyVisitor } from '@dining/copy-engine'

import type { Partner } from '../partner.ts'

interface Kept {
  readonly copy: Copy
  readonly madeAt: number
}

/** Milliseconds; the maximum age of the year in a text. */
const KEPT_FOR_MS = 3_600_000
/** Number of cached visitors; anonymous ones of a tier share an entry. */
const KEPT_VISITORS = 200

const kept = new WeakMap<Partner, Map<string, Kept>>()

/** The texts of a partner for a visitor, created once an hour for visitors with the same values. */
export function copyFor(partner: Partner, visitor: CopyVisitor, onIssue?: (issue: CopyIssue) => void): Copy {
  const ofPartner = kept.get(partner) ?? new Map<string, Kept>()
  kept.set(partner, ofPartner)
  const key = JSON.stringify([visitor.tier, visitor.publicId, visitor.firstName])
  const ready = ofPartner.get(key)
  if (ready !== undefined && Date.now() - ready.madeAt < KEPT_FOR_MS) return ready.copy
  const { program, copy, support, features } = partner
  const made = createCopy({ program, copy, support, features, visitor, ...(onIssue === undefined ? {} : { onIssue }) })
  if (ofPartner.size >= KEPT_VISITORS) ofPartner.delete(ofPartner.keys().next().value ?? '')
  ofPartner.set(key, { copy: made, madeAt: Date.now() })
  return made
}
