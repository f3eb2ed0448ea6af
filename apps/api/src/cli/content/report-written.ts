import type { Result } from '@dining/domain'

import type { ContentVersion } from '../../store/repositories/content.ts'
import type { ContentRefusal } from '../../use-cases/content/entry-rules.ts'
import type { ChangeTarget } from '../../use-cases/content/write-entry.ts'
import type { CommandDeps, Print } from '../command.ts'
import { partnerNamed } from '../partner-named.ts'

/** Writes a version and prints the result. @returns exit code: 1 when nothing was written */
export async function reportWritten(
  deps: CommandDeps,
  order: ChangeTarget,
  print: Print,
  work: () => Promise<Result<ContentVersion, ContentRefusal>>,
): Promise<number> {
  if (!partnerNamed(deps, order.partnerId, print)) return 1
  const written = await work()
  for (const line of written.ok ? [doneText(order.partnerId, written.value)] : refusalLines(order, written.error)) print(line)
  return written.ok ? 0 : 1
}

function doneText(partnerId: string, { set, slug, version, status, publishAt }: ContentVersion): string {
  const statusText = {
    draft: 'is saved as a draft',
    published: 'is public now',
    scheduled: `will be public from ${publishAt?.toISOString() ?? ''} on`,
    unpublished: 'takes the entry off the site',
  }
  return `Version ${version} of ${set}/${slug} of ${partnerId} ${statusText[status]}.`
}

/** The error and its remedy. */
function refusalLines({ partnerId, set, slug }: ChangeTarget, refusal: ContentRefusal): readonly string[] {
  const name = `${set}/${slug}`
  const history = `pnpm api content list ${partnerId} --history ${name}`
  switch (refusal.kind) {
    case 'faulty':
      return [
        ...refusal.faults.map(({ path, reason }) => `${name}${path === '' ? '' : `: ${path}`}: ${reason}`),
        'Nothing was changed. Correct it with pnpm api content draft or in the studio.',
      ]
    case 'newer-version': {
      const { version, by, at, note } = refusal.newest
      const why = note === '' ? '' : `: ${note}`
      return [
        `${by} wrote version ${version} of ${name} at ${at.toISOString()}${why}`,
        `Nothing was changed. See ${history} and pass --base ${version}.`,
      ]
    }
    case 'not-found':
      return [
        `There is no entry ${name} of ${partnerId}, or it has no such version. See ${history}, or pnpm api content list ${partnerId} for all.`,
      ]
    case 'already-public':
      return [`Version ${refusal.version.version} of ${name} is already public. Nothing was changed.`]
    case 'not-public':
      return [`${name} is not on the site and nothing is scheduled. Nothing was changed.`]
    case 'not-scheduled':
      return [`This version of ${name} is not scheduled, or its time has come. Nothing was changed. See ${history}.`]
    case 'time-gone-by':
      return ['This time is in the past. Pass a later one, or use pnpm api content publish.']
    case 'needs-approval':
      return [
        `Four-eyes publishing is on for ${partnerId}: another publisher must approve this, and a command cannot prove who approves.`,
        `Nothing was changed. Ask and approve in the studio. pnpm api flags list ${partnerId} shows who set fourEyes and why.`,
      ]
    case 'own-words':
    case 'asked-already':
    case 'not-waiting':
      return ['Approvals are asked for and given in the studio. Nothing was changed.']
    case 'no-author':
      return ['Missing author. Pass --by <name>.']
  }
}
