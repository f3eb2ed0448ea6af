import { CONTENT_SETS, type ContentEntry, type ContentSet } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../deps.ts'
import type { Failure } from './failure.ts'
import { contentSourceOf } from './content/content-source.ts'

type ContentDeps = Pick<ApiDeps, 'store' | 'clock' | 'upstreams'>

/** Entries per page: the service's default and maximum (interfaces.md "content"). */
const DEFAULT_PAGE_SIZE = 10
const MAX_PAGE_SIZE = 100
/** The name of all single pages, which are the set `global` (CONTENT-03). */
const ALL_SINGLE_PAGES = '*'

function readSet(name: string): ContentSet | undefined {
  return name === ALL_SINGLE_PAGES ? 'global' : CONTENT_SETS.find((set) => set === name && set !== 'global')
}

/** The entries of a content set (CONTENT-04), with drafts for visitors who may see them (CONTENT-05, `opensDrafts`). */
export async function readContent(
  deps: ContentDeps,
  partner: Partner,
  name: string,
  asked: { readonly pageSize: number | undefined; readonly drafts: boolean },
): Promise<Result<readonly ContentEntry[], Failure<'not-found'>>> {
  const set = readSet(name)
  if (!set) return fail({ kind: 'not-found' })
  const limit = Math.min(asked.pageSize ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE)
  return succeed(await contentSourceOf(deps, partner).read(set, { drafts: asked.drafts, limit }))
}
