import type { ApprovalStep } from '../../store/repositories/content-approval.ts'
import { FILES, type ContentVersion } from '../../store/repositories/content.ts'

/** The question about the newest version that waits for an answer. A newer version makes it void. @param last the newest step of the entry */
export const waitingStep = (last: ApprovalStep | undefined, newest: Pick<ContentVersion, 'version'> | null): ApprovalStep | null =>
  last?.kind === 'asked' && last.version === newest?.version ? last : null

/**
 * Who wrote the words of the newest version since something was published or scheduled. Taking the entry off the site and cancelling a schedule
 * write no words.
 * @param history newest first
 */
export function writersOf(history: readonly ContentVersion[]): readonly string[] {
  const last = history.findIndex(({ status }) => status === 'published' || status === 'scheduled')
  const since = last === -1 ? history : history.slice(0, last)
  return [...new Set(since.filter(({ status, cancels, by }) => status === 'draft' && cancels === null && by !== FILES).map(({ by }) => by))]
}
