import * as v from 'valibot'

import type { SeedTexts } from './seed-values.ts'

/** What was typed and is not saved, by partner and path. It is kept for the browser tab, so that a reload of the page loses nothing. */
const KEY = 'theme-seed-drafts'
const schema = v.record(v.string(), v.record(v.string(), v.string()))
type Drafts = v.InferOutput<typeof schema>

const NONE: SeedTexts = {}
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}
let drafts = stored()

function stored(): Drafts {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), sessionStorage.getItem(KEY))
  return read.success ? read.output : {}
}

/** The same object until the draft changes. */
export const draftOf = (partner: string): SeedTexts => drafts[partner] ?? NONE

/** Replaces a partner's draft; an empty one is dropped. */
export function setDraft(partner: string, draft: SeedTexts): void {
  const { [partner]: _old, ...others } = drafts
  drafts = Object.keys(draft).length === 0 ? others : { ...others, [partner]: { ...draft } }
  sessionStorage.setItem(KEY, JSON.stringify(drafts))
  notify()
}

const saved = new Set<string>()

/** Whether a partner's seed was saved and has not been edited since. It outlives the page's components: saving a file loads them again. */
export const wasSaved = (partner: string): boolean => saved.has(partner)

export function markSaved(partner: string, isSaved: boolean): void {
  if (isSaved) saved.add(partner)
  else saved.delete(partner)
  notify()
}

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
