import type { Copy } from '@dining/copy-engine'
import type { Partner } from '@dining/partner-kit'
import { copyFor } from '@dining/partner-kit/react'
import type { QueryClient } from '@tanstack/react-query'

/** A page's data in the document's head. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly keywords: string
}

/** The data for a page's own title. */
export interface MetaInput {
  /** Contains the data that the page's loader fetched. */
  readonly queryClient: QueryClient
  /** The page's own path. */
  readonly pathname: string
  /** The query of its address, with the `?`. */
  readonly search: string
  readonly params: Readonly<Record<string, string | undefined>>
  /** The partner's texts for an anonymous visitor: titles don't depend on the visitor. */
  readonly copy: Copy
}

/** The head of a page, as defined by its route module. */
export interface MetaHandle {
  /** Title and description from the page's own data; by default the partner's for this path (CONFIG-24). */
  readonly meta?: (input: MetaInput) => Partial<PageMeta> | undefined
}

interface Match {
  readonly pathname: string
  readonly params: MetaInput['params']
  readonly handle: unknown
}

interface Page {
  readonly partner: Partner
  /** The partner's, by path. */
  readonly titles: Partner['routes']
  readonly search: string
  readonly matches: readonly Match[]
  readonly queryClient: QueryClient
}

const ANYBODY = { tier: null, publicId: null, firstName: null }

/**
 * Title, description and keywords of a page: its own if it has some, otherwise the partner's for the path (CONFIG-24),
 * otherwise the program's name (CONFIG-39).
 */
export function pageMeta({ partner, titles, search, matches, queryClient }: Page): PageMeta {
  const { programName } = partner.program
  const copy = copyFor(partner, ANYBODY)
  const last = matches.at(-1)
  // Only route modules set handles.
  const own = (last?.handle as MetaHandle | undefined)?.meta?.({
    queryClient,
    pathname: last?.pathname ?? '/',
    search,
    params: last?.params ?? {},
    copy,
  })
  const configured = titles[last?.pathname ?? '/']
  return { title: programName, description: '', keywords: '', ...configured, ...own }
}
