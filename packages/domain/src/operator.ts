/** What operators may do for a partner in the studio. */
export const OPERATOR_RIGHTS = [
  'read-content',
  'write-content',
  'publish-content',
  'help-members',
  'import-files',
  'set-flags',
  'read-audit',
] as const
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number]

/** Roles of operators. An operator can have several of them for a partner. */
export const OPERATOR_ROLES = ['viewer', 'editor', 'publisher', 'support', 'administrator'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/**
 * The rights of each role. Support looks up members, decides about their reviews and missing dines, and sees no drafts; editors save drafts that a
 * publisher shows to visitors. Administrators alone import files, set flags and read the audit trail.
 */
const RIGHTS_OF: Readonly<Record<OperatorRole, readonly OperatorRight[]>> = {
  viewer: ['read-content'],
  editor: ['read-content', 'write-content'],
  publisher: ['read-content', 'write-content', 'publish-content'],
  support: ['help-members'],
  administrator: OPERATOR_RIGHTS,
}

/** Roles by partner id; `*` is for every partner that is not named. */
export type OperatorRoles = Readonly<Record<string, readonly OperatorRole[]>>

/** The key of `OperatorRoles` for every partner that is not named; no folder of a partner can have this name. */
export const OTHER_PARTNERS = '*'

/** The roles of an operator for a partner. */
export const rolesAt = (roles: OperatorRoles, partnerId: string): readonly OperatorRole[] => roles[partnerId] ?? roles[OTHER_PARTNERS] ?? []

/** The rights of an operator for a partner, in the order of OPERATOR_RIGHTS. */
export function rightsAt(roles: OperatorRoles, partnerId: string): readonly OperatorRight[] {
  const given = rolesAt(roles, partnerId).flatMap((role) => RIGHTS_OF[role])
  return OPERATOR_RIGHTS.filter((right) => given.includes(right))
}

/** Maximum length of the reason that an operator writes for the audit trail. */
export const OPERATOR_REASON_MAX_LENGTH = 200

/** One-time codes that an operator keeps for the loss of their authenticator app. */
export const RECOVERY_CODE_COUNT = 10
