import { isDeepStrictEqual } from 'node:util'

import type { ContentSet } from '@dining/contract'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { approvalRepo } from '../../store/repositories/content-approval.ts'
import { contentRepo, FILES, type ContentVersion } from '../../store/repositories/content.ts'

type Fields = ContentVersion['fields']

/** A content set of a partner's folder; a published entry may also have a draft. */
export interface ContentFile {
  readonly set: ContentSet
  readonly entries: readonly { readonly slug: string; readonly status: 'published' | 'draft'; readonly fields: Fields }[]
}

/** The result of an import. */
export interface ContentImported {
  /** Entries of which a version was added. */
  readonly changed: number
  /** Those of them that were public until now, and that the file of their set no longer contains. */
  readonly takenOff: readonly Pick<ContentVersion, 'set' | 'slug'>[]
  /** Entries that people have written and that differ from the folder; they are not changed. */
  readonly kept: readonly Pick<ContentVersion, 'set' | 'slug' | 'by'>[]
  /** Whether `replace` replaced nothing, because the partner's four-eyes publishing is on. */
  readonly needsApproval: boolean
}

interface ImportOptions {
  /** Author and reason of the import; omitted for the import at the start of a process. */
  readonly author?: { readonly by: string; readonly note: string }
  /** Also adds the folder's texts after versions of people, as versions of the author; nothing is lost. Not with four-eyes publishing. */
  readonly replace?: boolean
}

/**
 * Imports a partner's content files into the database. The folder has the initial text of an entry: a changed entry becomes its next version, an
 * unchanged one is skipped, and one that the file of its set no longer contains is unpublished. After the first version that a person has
 * written, including drafts, the folder no longer changes an entry.
 */
export async function importContent(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  partnerId: string,
  files: readonly ContentFile[],
  { author, replace = false }: ImportOptions = {},
): Promise<ContentImported> {
  const at = clock()
  const wanted = wantedOf(files)
  const sets = new Set(files.map(({ set }) => set))
  return store.tenant(partnerId, async (tx) => {
    const content = contentRepo(tx, partnerId)
    const needsApproval = replace && (await approvalRepo(tx, partnerId).isRequired())
    const newest = byName(await content.newestOfAll())
    const deciding = byName(await content.decidingOfAll(at))
    const ofPeople = new Set((await content.ofPeople()).map(({ set_name: set, slug }) => nameOf({ set, slug })))
    const kept: ContentVersion[] = []
    const takenOff: ContentVersion[] = []
    let changed = 0
    const add = async (entry: Pick<ContentVersion, 'set' | 'slug'>, steps: readonly Step[], by: string) => {
      const first = (newest.get(nameOf(entry))?.version ?? 0) + 1
      const rows = steps.map((step, index) => ({
        ...entry,
        ...step,
        version: first + index,
        publishAt: null,
        cancels: null,
        at,
        by,
        note: author?.note ?? '',
      }))
      // A version that is written in the meantime is from a person, and is kept.
      for (const row of rows) if (!(await content.add(row))) return
      changed += 1
    }
    for (const [name, { set, slug, ...texts }] of wanted) {
      const isOfPeople = ofPeople.has(name)
      const standing = newest.get(name)
      const steps = stepsTo(texts, standing, deciding.get(name), isOfPeople)
      if (steps.length === 0) continue
      if (!standing || !isOfPeople) await add({ set, slug }, steps, FILES)
      else if (replace && author && !needsApproval) await add({ set, slug }, steps, author.by)
      else kept.push(standing)
    }
    for (const [name, standing] of newest) {
      const { set, slug, status, fields } = standing
      if (!sets.has(set) || wanted.has(name) || ofPeople.has(name) || status === 'unpublished') continue
      await add({ set, slug }, [{ status: 'unpublished', fields }], FILES)
      if (deciding.has(name)) takenOff.push(standing)
    }
    // A start of the API imports, too: it records an event only when it has changed an entry.
    if (author || changed > 0) {
      const detail = { by: author?.by ?? FILES, note: author?.note ?? '', changed, takenOff: takenOff.length, kept: kept.length }
      await recordAudit(tx, partnerId, { kind: 'content-imported', memberId: null, at, detail })
    }
    return { changed, takenOff, kept, needsApproval }
  })
}

type Step = Pick<ContentVersion, 'status' | 'fields'>

/** An entry in a folder: a published text, a draft, or both. */
interface Texts {
  readonly published?: Fields
  readonly draft?: Fields
}

const nameOf = ({ set, slug }: { readonly set: string; readonly slug: string }) => JSON.stringify([set, slug])
const byName = (versions: readonly ContentVersion[]) => new Map(versions.map((version) => [nameOf(version), version]))

function wantedOf(files: readonly ContentFile[]): ReadonlyMap<string, Texts & Pick<ContentVersion, 'set' | 'slug'>> {
  const wanted = new Map<string, Texts & Pick<ContentVersion, 'set' | 'slug'>>()
  for (const { set, entries } of files) {
    for (const { slug, status, fields } of entries) {
      const name = nameOf({ set, slug })
      wanted.set(name, { ...wanted.get(name), set, slug, [status]: asStored(fields) })
    }
  }
  return wanted
}

/** The versions to add so that an entry matches the folder; none if it matches already. */
function stepsTo(
  { published, draft }: Texts,
  newest: ContentVersion | undefined,
  deciding: ContentVersion | undefined,
  isOfPeople: boolean,
): readonly Step[] {
  const steps: Step[] = []
  const isShown = deciding !== undefined && deciding.status !== 'unpublished' && isDeepStrictEqual(deciding.fields, published)
  // A draft that the folder no longer contains is replaced by a new version of the public text.
  const hasOldDraft = !draft && !isOfPeople && newest?.status === 'draft'
  if (published && (!isShown || hasOldDraft)) steps.push({ status: 'published', fields: published })
  const isDrafted = newest?.status === 'draft' && isDeepStrictEqual(newest.fields, draft)
  if (draft && (steps.length > 0 || !isDrafted)) steps.push({ status: 'draft', fields: draft })
  return steps
}

/** As in JSON: without keys that are undefined. */
function asStored(fields: Fields): Fields {
  return JSON.parse(JSON.stringify(fields)) as Fields
}
