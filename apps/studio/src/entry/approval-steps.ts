import type { ApprovalStep, ContentHistory, ContentSummary } from '@dining/contract/studio'

/** The last step about the approval of the newest version, if there is one. */
export function lastStep({ versions: [newest], approval: { steps } }: Pick<ContentHistory, 'versions' | 'approval'>): ApprovalStep | null {
  const [last] = steps
  return last && last.version === newest?.version ? last : null
}

/** The state of the newest version, as the list of entries has it. */
export function approvalOf(history: Pick<ContentHistory, 'versions' | 'approval'>): ContentSummary['approval'] {
  const last = lastStep(history)
  return last?.kind === 'asked' ? 'waiting' : last?.kind === 'sent-back' ? 'sent-back' : null
}

/** The steps to list with a version, the oldest first: what was asked and answered about it, and the approval that published it. */
export const stepsOf = (version: number, steps: readonly ApprovalStep[]): readonly ApprovalStep[] =>
  steps.filter((step) => (step.kind === 'approved' ? step.version + 1 : step.version) === version).toReversed()
