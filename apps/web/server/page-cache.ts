import { encodingHeader, type Encoded, type Encoding } from './encoding.ts'

/** A page that may be shown to any visitor, ready to be sent. */
export interface CachedPage {
  readonly status: number
  readonly etag: string
  readonly forms: Readonly<Record<Encoding, { readonly headers: Readonly<Record<string, string | number>>; readonly bytes: Buffer }>>
}

/** Prepares the bytes for each encoding, so that this work is not repeated for each visitor. */
export function cachedPage(status: number, etag: string, headers: Readonly<Record<string, string>>, body: Encoded): CachedPage {
  const form = (encoding: Encoding, bytes: Buffer) => ({
    headers: { ...headers, etag, ...encodingHeader(encoding), 'content-length': bytes.length },
    bytes,
  })
  const { identity } = body
  return {
    status,
    etag,
    forms: { identity: form('identity', identity), br: form('br', body.br ?? identity), gzip: form('gzip', body.gzip ?? identity) },
  }
}

export interface Lookup {
  readonly page: CachedPage
  /** Outdated, but acceptable while a new one is rendered. */
  readonly isStale: boolean
}

export interface PageCache {
  get(key: string, version: string): Lookup | undefined
  /** A page of any age and version, for when no new one can be rendered. */
  last(key: string): CachedPage | undefined
  put(key: string, version: string, page: CachedPage): void
  /** Replaces a page with another encoding of it, of the same age; does nothing if the page was removed. */
  replace(key: string, page: CachedPage, by: CachedPage): void
}

interface Entry {
  page: CachedPage
  readonly version: string
  readonly madeAt: number
}

interface Options {
  readonly now?: () => number
  /** Milliseconds for which a page is shown without a check. */
  readonly freshMs?: number
  /** Milliseconds for which a page is shown while a new one is rendered. */
  readonly staleMs?: number
  /** Maximum number of pages; the least recently used one is removed. */
  readonly size?: number
}

/** Rendered pages, compressed. A page with an older content or flags version is never shown as current. */
export function createPageCache({ now = Date.now, freshMs = 30_000, staleMs = 600_000, size = 1_000 }: Options = {}): PageCache {
  const entries = new Map<string, Entry>()
  return {
    get(key, version) {
      const entry = entries.get(key)
      if (!entry || entry.version !== version) return undefined
      const age = now() - entry.madeAt
      if (age > staleMs) return undefined
      // The last entry of a map is the most recently used one.
      entries.delete(key)
      entries.set(key, entry)
      return { page: entry.page, isStale: age > freshMs }
    },
    last: (key) => entries.get(key)?.page,
    put(key, version, page) {
      entries.delete(key)
      entries.set(key, { page, version, madeAt: now() })
      const oldest = entries.keys().next()
      if (entries.size > size && !oldest.done) entries.delete(oldest.value)
    },
    replace(key, page, by) {
      const entry = entries.get(key)
      if (entry?.page === page) entry.page = by
    },
  }
}
