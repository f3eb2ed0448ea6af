import type { ApiClient } from '@dining/api-client'
import { contentQuery } from '@dining/api-client/queries'
import type { EntryOf, Item } from '@dining/copy-engine/content'
import type { ContentSet } from '@dining/domain'
import { skipToken, useQuery } from '@tanstack/react-query'

import { laterPart } from './later-part.ts'

/** The schemas of content are needed only where content is parsed, not during hydration of a page that contains it. */
const reader = laterPart(() => import('@dining/copy-engine/content'))

/** The global entries that every page shows; it contains no others. */
const SHOWN: readonly string[] = ['global', 'footer', 'navbar']

/** Parsed answers, so that the server parses its copy once, not once per page. */
const readings = new WeakMap<object, readonly unknown[]>()

async function read<Set extends ContentSet>(set: Set, answer: object): Promise<readonly EntryOf<Set>[]> {
  const known = readings.get(answer)
  // The key is the answer object of this set.
  if (known) return known as readonly EntryOf<Set>[]
  const { readContentSet } = await reader.load()
  const entries = readContentSet(set, answer).entries.filter(({ slug }) => set !== 'global' || SHOWN.includes(slug))
  readings.set(answer, entries)
  return entries
}

/** Query options of a parsed content set. A set that is unavailable is empty copy, and counts as loaded (CONTENT-09). */
export function contentOf<Set extends ContentSet>(api: ApiClient, set: Set, drafts: boolean) {
  const { queryFn, ...options } = contentQuery(api, set, drafts)
  return {
    ...options,
    queryFn: async (context: { readonly signal: AbortSignal }): Promise<readonly EntryOf<Set>[]> => {
      try {
        return await read(set, await queryFn(context))
      } catch {
        return []
      }
    },
  }
}

/** As `contentOf`, for a page that is made of this set: rejects with an ApiFailure if the set is unavailable. */
export function requiredContentOf<Set extends ContentSet>(api: ApiClient, set: Set, drafts: boolean) {
  const { queryFn, ...options } = contentQuery(api, set, drafts)
  return { ...options, queryFn: async (context: { readonly signal: AbortSignal }) => read(set, await queryFn(context)) }
}

// As all content, these keys start with `getContent`: a sign-in forgets all other answers.
export const CONTENT_PATHS = ['getContent', 'earn_details', 'paths'] as const

/** Query options of the addresses of all content pages, by which links to others are left out; none if the set is unavailable. */
export function contentPathsOf(api: ApiClient, drafts: boolean) {
  const { queryFn } = contentOf(api, 'earn_details', drafts)
  return {
    queryKey: CONTENT_PATHS,
    queryFn: async (context: { readonly signal: AbortSignal }) => (await queryFn(context)).map(({ fields }) => fields.url),
    staleTime: Infinity,
  }
}

/** Addresses of content pages; none before the shell has loaded them. */
export function useContentPaths(): readonly string[] {
  const { data } = useQuery<readonly string[]>({ queryKey: CONTENT_PATHS, queryFn: skipToken, staleTime: Infinity })
  return data ?? []
}

const EARN_COPY = ['getContent', 'global', 'earn'] as const

/** Query options of the banner of the list of offers, the entry `earn` of the set `global`, which no other page needs (CONTENT-14). */
export function earnCopyOf(api: ApiClient, drafts: boolean) {
  const { queryFn } = contentQuery(api, 'global', drafts)
  return {
    queryKey: EARN_COPY,
    queryFn: async (context: { readonly signal: AbortSignal }): Promise<readonly Item[]> => {
      try {
        const { readContentSet } = await reader.load()
        const { entries } = readContentSet('global', await queryFn(context))
        return entries.find((entry) => entry.slug === 'earn')?.fields.banner_text ?? []
      } catch {
        return []
      }
    },
    staleTime: Infinity,
  }
}

/** The items of the banner of the list of offers; none before its page has loaded them. */
export function useEarnCopy(): readonly Item[] {
  const { data } = useQuery<readonly Item[]>({ queryKey: EARN_COPY, queryFn: skipToken, staleTime: Infinity })
  return data ?? []
}

/** Entries of a content set that this page's loader fetched; empty before that. */
export function useContent<Set extends ContentSet>(set: Set): readonly EntryOf<Set>[] {
  const { data } = useQuery<readonly EntryOf<Set>[]>({ queryKey: ['getContent', set], queryFn: skipToken, staleTime: Infinity })
  return data ?? []
}

type GlobalFields<Slug> = Extract<EntryOf<'global'>, { slug: Slug }>['fields']

/** The entry of the set `global` with this slug (CONTENT-13). */
export function useGlobalCopy<Slug extends EntryOf<'global'>['slug']>(slug: Slug): GlobalFields<Slug> | undefined {
  const entry = useContent('global').find((one) => one.slug === slug)
  // The slug determines the type of the fields.
  return entry?.fields as GlobalFields<Slug> | undefined
}
