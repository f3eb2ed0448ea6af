import {
  studioEndpoints,
  type ImportKind,
  type MissingDineList,
  type Operator,
  type OperatorSecurity,
  type ReviewState,
} from '@dining/contract/studio'
import type { Call } from '@dining/contract'
import type { ContentSet } from '@dining/domain'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { isTransient } from './error-text.ts'
import { ask } from './studio-api.ts'

/** The signed-in operator. */
export const operatorQuery = queryOptions<Operator>({
  queryKey: ['operator'],
  queryFn: ({ signal }) => ask(studioEndpoints.getOperator, {}, { signal }),
  retry: false,
  staleTime: 60_000,
})

/** The second factor and the sessions of the signed-in operator. */
export const securityQuery = queryOptions<OperatorSecurity>({
  queryKey: ['operator', 'security'],
  queryFn: ({ signal }) => ask(studioEndpoints.getOperatorSecurity, {}, { signal }),
})

/** A partner's entries and tokens. */
export const contentListQuery = (partner: string) =>
  queryOptions({
    queryKey: ['content', partner],
    queryFn: ({ signal }) => ask(studioEndpoints.listContent, { params: { partner } }, { signal }),
  })

/** The entries of a partner that contain all words of `q`. */
export const searchQuery = (partner: string, q: string) =>
  queryOptions({
    queryKey: ['search', partner, q],
    queryFn: ({ signal }) => ask(studioEndpoints.searchContent, { params: { partner }, query: { q } }, { signal }),
  })

/** What changes on a partner's site in a period. */
export const calendarQuery = (partner: string, from: Date, to: Date) => {
  const query = { from: from.toISOString(), to: to.toISOString() }
  return queryOptions({
    queryKey: ['calendar', partner, query],
    queryFn: ({ signal }) => ask(studioEndpoints.listCalendar, { params: { partner }, query }, { signal }),
  })
}

/** What changes next on the sites of all partners of the operator. */
export const scheduleQuery = queryOptions({
  queryKey: ['schedule'],
  queryFn: ({ signal }) => ask(studioEndpoints.listSchedule, {}, { signal }),
})

/** A page of a partner's uploaded pictures, the newest first. @param page from 1 */
export const picturesQuery = (partner: string, page: number) =>
  queryOptions({
    queryKey: ['pictures', partner, page],
    queryFn: ({ signal }) => ask(studioEndpoints.listPictures, { params: { partner }, query: { page: String(page) } }, { signal }),
  })

/** A page of the reviews by members of a partner in one state. @param page from 1 */
export const reviewsQuery = (partner: string, state: ReviewState, page: number) =>
  queryOptions({
    queryKey: ['reviews', partner, state, page],
    queryFn: ({ signal }) => ask(studioEndpoints.listReviews, { params: { partner }, query: { state, page: String(page) } }, { signal }),
  })

/**
 * A page of the dines that members of a partner have reported as missing.
 * @param page from 1
 * @param report id of the only one to show
 */
export const missingDinesQuery = (partner: string, list: MissingDineList, page: number, report?: string) => {
  const query = { list, page: String(page), ...(report === undefined ? {} : { report }) }
  return queryOptions({
    queryKey: ['missing-dines', partner, query],
    queryFn: ({ signal }) => ask(studioEndpoints.listMissingDines, { params: { partner }, query }, { signal }),
  })
}

/** Between two questions about an import that runs. */
const POLL_MS = 4_000

/** When to ask again: while an import runs, the page is visible and the API answers or may answer soon. */
const pollWhile = (isRunning: boolean | undefined, error: unknown, pollMs = POLL_MS): number | false =>
  isRunning === true && (error === null || isTransient(error)) ? pollMs : false

/**
 * A page of the imports of files that concern a partner, the newest first.
 * @param kind the only kind to list
 * @param page from 1
 */
export const importsQuery = (partner: string, kind: ImportKind | undefined, page: number) => {
  const query = { page: String(page), ...(kind === undefined ? {} : { kind }) }
  return queryOptions({
    queryKey: ['imports', partner, query],
    queryFn: ({ signal }) => ask(studioEndpoints.listImports, { params: { partner }, query }, { signal }),
    refetchInterval: ({ state: { data, error } }) =>
      pollWhile(
        data?.imports.some(({ state }) => state === 'running'),
        error,
      ),
    refetchOnWindowFocus: true,
  })
}

/** The kinds of files that the operator may import on the page of a partner. */
export const uploadKindsQuery = (partner: string) =>
  queryOptions({
    queryKey: ['upload-kinds', partner],
    queryFn: ({ signal }) => ask(studioEndpoints.getUploadKinds, { params: { partner } }, { signal }),
    staleTime: Infinity,
  })

/** Between two questions about a preview, for which the operator waits. */
export const PREVIEW_POLL_MS = 1_000

/**
 * An import with a page of its refused rows.
 * @param page from 1
 * @param pollMs between two questions while it runs
 */
export const importQuery = (partner: string, run: string, page: number, pollMs = POLL_MS) =>
  queryOptions({
    queryKey: ['import', partner, run, page],
    queryFn: ({ signal }) => ask(studioEndpoints.getImport, { params: { partner, run }, query: { page: String(page) } }, { signal }),
    refetchInterval: ({ state: { data, error } }) => pollWhile(data && data.import.state === 'running', error, pollMs),
    refetchOnWindowFocus: true,
  })

/** The run-time flags of a partner. */
export const flagsQuery = (partner: string) =>
  queryOptions({
    queryKey: ['flags', partner],
    queryFn: ({ signal }) => ask(studioEndpoints.listFlags, { params: { partner } }, { signal }),
  })

/** Which events of the audit trail a page shows. */
export type AuditFilter = Omit<Call<typeof studioEndpoints.searchAudit>['body'], 'after'>

/** Events of a partner's audit trail, page by page. */
export const auditQuery = (partner: string, filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', partner, filter],
    queryFn: ({ signal, pageParam }) =>
      ask(
        studioEndpoints.searchAudit,
        { params: { partner }, body: { ...filter, ...(pageParam === null ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as { readonly at: string; readonly id: string } | null,
    getNextPageParam: ({ next }) => next,
    // Another event may have come since; it is read again on each visit, and its data does not stay after it.
    gcTime: 0,
  })

/** An uploaded picture, large enough to choose its part. */
export const pictureQuery = (partner: string, picture: string) =>
  queryOptions({
    queryKey: ['picture', partner, picture],
    queryFn: ({ signal }) => ask(studioEndpoints.getPicture, { params: { partner, picture } }, { signal }),
    staleTime: Infinity,
  })

/** The upload and the part that an address shows. @param id of the address */
export const framedPictureQuery = (partner: string, id: string) =>
  queryOptions({
    queryKey: ['framed-picture', partner, id],
    queryFn: ({ signal }) => ask(studioEndpoints.getFramedPicture, { params: { partner, picture: id } }, { signal }),
    staleTime: Infinity,
  })

/** The key of an entry. */
export interface EntryKey {
  readonly partner: string
  readonly set: ContentSet
  readonly slug: string
}

/** An entry with its history. */
export const entryQuery = (place: EntryKey) =>
  queryOptions({
    queryKey: ['entry', place],
    queryFn: ({ signal }) => ask(studioEndpoints.getContentEntry, { params: place }, { signal }),
  })

/** Comments on the versions of an entry, which other operators add at any time. */
export const commentsQuery = (place: EntryKey) =>
  queryOptions({
    queryKey: ['comments', place],
    queryFn: ({ signal }) => ask(studioEndpoints.listComments, { params: place }, { signal }),
    refetchOnWindowFocus: true,
  })
