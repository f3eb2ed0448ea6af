/** An issue in a partner's folder. */
export interface PartnerIssue {
  /** Its location: `features.hasVIP`, `content/home.ts`. */
  readonly location: string
  readonly problem: string
  /** How to fix it. */
  readonly remedy: string
}

/** Formats issues, one line each. */
export function describeIssues(partner: string, issues: readonly PartnerIssue[]): string {
  return issues.map(({ location, problem, remedy }) => `partners/${partner}: ${location}: ${problem}. ${remedy}`).join('\n')
}
