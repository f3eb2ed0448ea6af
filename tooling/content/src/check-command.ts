import { isDeepStrictEqual } from 'node:util'

import type { ContentSet } from '@dining/domain'
import { checkFacts, checkTexts, checkWords, contentPathsOf, describeIssues, type WordFinding } from '@dining/partner-kit/check'
import { faceMeasure } from '@dining/partner-kit/measure'
import { readPartners, type LoadedPartner } from '@dining/partner-kit/node'
import { chosenIds } from '@dining/partner/choose'

import type { Command } from './command.ts'
import { hasDatabase, storedEntries, type StoredEntry } from './stored-entries.ts'

/** A text to check: an entry in one of its states, and its location. */
interface Entry {
  readonly set: ContentSet
  readonly slug: string
  readonly status: 'published' | 'draft' | 'scheduled'
  readonly fields: Readonly<Record<string, unknown>>
  /** "content/home.ts", or "database, version 4". */
  readonly location: string
}

/** A finding in an entry, or in a partner's own wording, which has no set. */
interface Found extends WordFinding, Partial<Pick<Entry, 'set' | 'slug' | 'status'>> {
  readonly location: string
}

interface Verdict {
  readonly id: string
  /** Number of checked entries. */
  readonly entries: number
  readonly findings: readonly Found[]
}

/** `content check`: all findings in the texts of the selected partners. */
export const checkCommand: Command = async ({ words, json, env, partnersDir, out, err }) => {
  const ids = await chosenIds(partnersDir, words)
  const { partners, invalid } = await readPartners(partnersDir)
  const chosen = partners.filter(({ partner }) => ids.includes(partner.program.id))
  const unread = invalid.filter(({ id }) => ids.includes(id))
  const stored =
    hasDatabase(env) && chosen.length > 0
      ? await storedEntries(
          env,
          chosen.map(({ partner }) => partner.program.id),
          err,
        )
      : []
  const verdicts: Verdict[] = []
  for (const loaded of chosen) verdicts.push(await judge(loaded, stored))
  if (json) out(JSON.stringify({ partners: verdicts, invalid: unread }))
  else {
    for (const { id, issues } of unread) out(describeIssues(id, issues))
    for (const verdict of verdicts) out(described(verdict))
  }
  return unread.length > 0 || verdicts.some(({ findings }) => findings.length > 0) ? 1 : 0
}

async function judge({ partner, folder, content }: LoadedPartner, stored: readonly StoredEntry[]): Promise<Verdict> {
  const { id } = partner.program
  const entries = withStored(
    content.flatMap(({ set, entries }) =>
      entries.map((entry): Entry => ({ ...entry, set, location: `content/${set.replaceAll('_', '-')}.ts` })),
    ),
    stored.filter((entry) => entry.partner === id),
  )
  const contentPaths = contentPathsOf(entries.map((entry) => ({ set: entry.set, entries: [entry] })))
  const measure = await faceMeasure(folder)
  const ofEntries = entries.flatMap(({ fields, ...entry }) =>
    checkWords({ partner, set: entry.set, slug: entry.slug, fields, contentPaths, measure }).map((finding) => ({ ...entry, ...finding })),
  )
  const ofTexts = checkTexts(partner).map((finding) => ({ ...finding, location: 'copy.ts' }))
  const ofFacts = checkFacts(partner).map((finding) => ({ ...finding, location: 'partner.ts' }))
  return { id, entries: entries.length, findings: [...ofFacts, ...ofTexts, ...ofEntries] }
}

/** The entries of a folder and those of the database that differ from them. */
function withStored(ofFolder: readonly Entry[], stored: readonly StoredEntry[]): readonly Entry[] {
  const ofDatabase = stored.flatMap(({ set, slug, shown, draft, waiting }) =>
    [
      ...(shown ? [{ ...shown, status: 'published' } as const] : []),
      ...(draft ? [{ ...draft, status: 'draft' } as const] : []),
      ...waiting.map((one) => ({ ...one, status: 'scheduled' }) as const),
    ].map(({ version, fields, status }): Entry => ({ set, slug, status, fields, location: `database, version ${version}` })),
  )
  const isNew = (entry: Entry): boolean =>
    !ofFolder.some(({ set, slug, fields }) => set === entry.set && slug === entry.slug && isDeepStrictEqual(fields, entry.fields))
  return [...ofFolder, ...ofDatabase.filter(isNew)]
}

function described({ id, entries, findings }: Verdict): string {
  if (findings.length === 0) return `${id} holds: ${entries} entries read`
  return findings
    .map(({ location, set, slug, status, path, problem, remedy }) => {
      const entry = set === undefined ? '' : `${set}/${slug} (${status}): `
      return `${id}: ${location}: ${entry}${path}: ${problem}. ${remedy}`
    })
    .join('\n')
}
