import { writeFile } from 'node:fs/promises'

import type { FeedDeps } from '../../use-cases/feed/apply-line.ts'
import { sampleLine, type SampleRefusal, type SampleRequest } from '../../use-cases/feed/sample-feed.ts'
import { issueText } from '../../use-cases/imports/issues.ts'
import type { Print } from '../command.ts'
import { unknownPartner } from '../partner-named.ts'
import { NO_MEMBER } from './refusals.ts'

const REFUSALS: Readonly<Record<Exclude<SampleRefusal['kind'], 'issues' | 'no-partner'>, string>> = {
  'no-member': NO_MEMBER,
  'no-card': 'The member has no such linked card. Link one on the site first.',
  'no-merchant': 'There is no such merchant. Take the number at the end of its page’s address.',
}

/**
 * `feed sample`: creates a line for a member's linked card.
 * @param out absolute path of the NDJSON file that it is added to; null prints it
 * @returns exit code
 */
export async function runFeedSample(deps: FeedDeps, request: SampleRequest, out: string | null, print: Print): Promise<number> {
  const line = await sampleLine(deps, request)
  if (!line.ok) {
    if (line.error.kind === 'no-partner') print(unknownPartner(deps.partners, request.partnerId))
    else if (line.error.kind === 'issues') for (const issue of line.error.issues) print(issueText(issue))
    else print(REFUSALS[line.error.kind])
    return 1
  }
  const text = JSON.stringify(line.value)
  if (out === null) {
    print(text)
    return 0
  }
  try {
    await writeFile(out, `${text}\n`, { flag: 'a' })
  } catch {
    print(`The file ${out} cannot be written.`)
    return 1
  }
  print(`Added to ${out}. Import it with: pnpm api feed import ${out}`)
  return 0
}
