/** Something wrong with a partner's folder. */
export interface PartnerIssue {
  /** Where it stands: `features.hasVIP`, `content/home.ts`. */
  readonly location: string
  readonly problem: string
  /** What to do about it. */
  readonly remedy: string
}

/** One line an issue, as a person reads it. */
export function describeIssues(partner: string, issues: readonly PartnerIssue[]): string {
  return issues.map(({ location, problem, remedy }) => `partners/${partner}: ${location}: ${problem}. ${remedy}`).join('\n')
}
