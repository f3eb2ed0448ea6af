import { endpoints } from '@dining/contract'
import { PUBLIC_ID_PATTERN, succeed } from '@dining/domain'
import { SPLIT_KEY_PATTERN } from '@dining/domain/flags'

import { opensDrafts, readPreview } from '../../../use-cases/content/preview.ts'
import { readContent } from '../../../use-cases/content.ts'
import { countImpressions } from '../../../use-cases/impressions.ts'
import { readFeatureFlags } from '../../../use-cases/feature-flags.ts'
import { register, registerRead, type Api } from '../../api.ts'
import { COOKIES } from '../../cookies.ts'

const PREVIEW = '1'

export function contentRoutes(api: Api): void {
  const { deps } = api

  register(api, endpoints.getContent, async ({ params, query, partner, context }) => {
    const pageSize = /^[1-9]\d{0,3}$/.test(query.page_size ?? '') ? Number(query.page_size) : undefined
    const drafts = query.preview === PREVIEW && opensDrafts(deps, partner, context.cookies.get(COOKIES.preview))
    const result = await readContent(deps, partner, params.name, { pageSize, drafts })
    return result.ok ? succeed({ data: [...result.value] }) : result
  })

  register(api, endpoints.getPreview, async ({ partner, context }) => {
    const preview = readPreview(deps, partner, context.cookies.get(COOKIES.preview) ?? '')
    return succeed(preview.ok ? { state: 'open', until: preview.value.until.toISOString() } : { state: preview.error })
  })

  registerRead(api, endpoints.getFeatureFlags, async ({ partner, session, context: { cookies } }, tx) => {
    const [publicId, splitKey] = [cookies.get(COOKIES.publicId) ?? '', cookies.get(COOKIES.split) ?? '']
    const reader = {
      memberId: session?.memberId ?? null,
      publicId: PUBLIC_ID_PATTERN.test(publicId) ? publicId : undefined,
      splitKey: SPLIT_KEY_PATTERN.test(splitKey) ? splitKey : undefined,
      now: deps.clock(),
    }
    return succeed(await readFeatureFlags(tx, deps, partner, reader))
  })

  register(api, endpoints.recordImpressions, async ({ body, partner }) => {
    return succeed({ accepted: await countImpressions(deps, partner.program.id, body) })
  })
}
