import type { TestApi } from '@dining/api/testing'

/** The headline of home of a test site, as published and in its draft. */
export const HOME = { published: 'As visitors see it', draft: 'As it may become' } as const

/** Writes home's copy for visitors: a published version, and a draft that follows it. */
export async function writeHomeVersions(api: TestApi, partnerId: string): Promise<void> {
  const versions = [HOME.published, HOME.draft].map((headline, index) => ({
    partner_id: partnerId,
    set_name: 'home',
    slug: 'home',
    version: index + 1,
    status: index === 0 ? ('published' as const) : ('draft' as const),
    fields: JSON.stringify({ enable_banner: true, banner_text: [], user_states: [{ key: 'anonymous', headline, banner_text: [] }] }),
    publish_at: null,
    updated_at: new Date(),
    updated_by: 'test',
  }))
  await api.store.owner((tx) => tx.insertInto('content_entry').values(versions).execute())
}
