import { resolve } from 'node:path'

import { CONTENT_SETS, endpoints, type ContentSet } from '@dining/contract'
import { readPartners } from '@dining/partner-kit/node'

import { httpUpstream, type ContentUpstream, type UpstreamOptions } from '../adapters/cms/http-upstream.ts'
import { refreshCopies } from '../use-cases/content/refresh-copies.ts'
import { browser } from './browser.ts'
import { contentService, type ServiceEntry } from './content-service.ts'
import { testApi } from './test-api.ts'
import { testPartner } from './test-partner.ts'

/** The token that authenticates the API to the service. */
export const SERVICE_TOKEN = 'a-secret-of-the-service'

const FEATURES = { cmsPreview: true, hasDiscoverPage: true, hasPWAInstallBanner: true }
/** Short waits between retries, and no pause. */
const QUICK: UpstreamOptions = {
  timeoutMs: 20_000,
  awaitedMs: 20_000,
  waitMs: 1,
  pause: { after: 1_000, forMs: 60_000 },
  maxBytes: 300_000,
}

/** The service's name of a set. */
export const typeOf = (set: ContentSet) => (set === 'global' ? '*' : set)

/** Published content of a real partner, by the service's names. */
const [real] = (await readPartners(resolve(import.meta.dirname, '../../../../partners'))).partners
export const published: Readonly<Record<string, readonly ServiceEntry[]>> = Object.fromEntries(
  CONTENT_SETS.map((set) => [
    typeOf(set),
    (real?.content.find((one) => one.set === set)?.entries ?? [])
      .filter(({ status }) => status === 'published')
      .map(({ slug, fields }) => ({ slug, name: slug, page_type: set, published: '2026-01-01T00:00:00Z', status: 'published', fields })),
  ]),
)

/** The entries of a set of `published`, as the API returns them. */
export const entriesOf = (set: ContentSet): readonly { readonly slug: string | undefined; readonly fields: unknown }[] =>
  (published[typeOf(set)] ?? []).map(({ slug, fields }) => ({ slug, fields: JSON.parse(JSON.stringify(fields)) as unknown }))

/** A line of the log about content, without its time. */
export type ContentLine = Readonly<Record<string, unknown>>

/** The API with the partners "one" and "two", whose content comes from a content service in a separate process. Close it in afterAll. */
export async function copiedContent() {
  const service = await contentService()
  const upstreams = new Map<string, ContentUpstream>()
  const api = await testApi([testPartner('one', { features: FEATURES }), testPartner('two')], undefined, { upstreams })
  const upstream = (options: UpstreamOptions = {}) =>
    httpUpstream({ url: service.url, authToken: SERVICE_TOKEN, everyMs: 1_000 }, { ...QUICK, ...options })
  return {
    api,
    service,
    upstream,
    /** Resets the service to normal responses and removes all copies. @returns a function that updates the copies */
    async fresh(partnerId: 'one' | 'two', options?: UpstreamOptions): Promise<() => Promise<void>> {
      await api.store.owner((tx) => tx.deleteFrom('content_copy').where('partner_id', '=', partnerId).execute())
      await service.order({ entries: published, behavior: {}, pageSize: 100 })
      await service.asked()
      const used = upstream(options)
      upstreams.set(partnerId, used)
      api.logLines.length = 0
      const refresh = refreshCopies(api.deps, partnerId, used)
      return () => refresh({ drafts: false })
    },
    /** The content that visitors of a partner's site get. */
    async read(set: ContentSet, partnerId = 'one', query: { readonly page_size?: string } = { page_size: '100' }) {
      const { body } = await browser(api.app, partnerId).call(endpoints.getContent, { params: { name: typeOf(set) }, query })
      return (body as { data: readonly { slug: string; fields: Record<string, unknown> }[] }).data
    },
    lines: (): readonly ContentLine[] =>
      api.logLines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ event }) => String(event).startsWith('content-'))
        .map(({ time: _time, level, ...rest }) => ({ level: { 30: 'info', 40: 'warn', 50: 'error' }[Number(level)], ...rest })),
    async close() {
      await api.close()
      await service.close()
    },
  }
}
