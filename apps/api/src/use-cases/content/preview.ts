import type { PreviewFault } from '@dining/contract'
import { fail, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { verifyPreview, type Preview } from './preview-link.ts'

type PreviewDeps = Pick<ApiDeps, 'clock' | 'secrets' | 'settings'>

/** What a preview link's token opens on this partner's site; nothing where the partner has no previews (CONTENT-06). */
export function readPreview({ clock, secrets }: PreviewDeps, partner: Partner, token: string): Result<Preview, PreviewFault> {
  return partner.features.cmsPreview ? verifyPreview(secrets, partner.program.id, token, clock()) : fail('off')
}

/** May this visit see drafts? With a preview link, or where nothing is public yet (CONTENT-06, CONTENT-07). */
export function opensDrafts(deps: PreviewDeps, partner: Partner, token: string | undefined): boolean {
  if (!partner.features.cmsPreview) return false
  return deps.settings.environment !== 'production' || (token !== undefined && readPreview(deps, partner, token).ok)
}
