/** Something wrong with a partner's folder. */
export interface PartnerFault {
  /** Where it stands: `features.hasVIP`, `content/home.ts`. */
  readonly place: string
  readonly problem: string
  /** What to do about it. */
  readonly remedy: string
}

/** One line a fault, as a person reads it. */
export function describeFaults(partner: string, faults: readonly PartnerFault[]): string {
  return faults.map(({ place, problem, remedy }) => `partners/${partner}: ${place}: ${problem}. ${remedy}`).join('\n')
}
