import type { PreviewFault } from '@dining/contract'
import { fail, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { verifyPreview, type Preview } from './preview-link.ts'

type PreviewDeps = Pick<ApiDeps, 'clock' | 'secrets' | 'settings'>

/** The access of a preview link's token on this partner's site; none if the partner has no previews (CONTENT-06). */
export function readPreview({ clock, secrets }: PreviewDeps, partner: Partner, token: string): Result<Preview, PreviewFault> {
  return partner.features.cmsPreview ? verifyPreview(secrets, partner.program.id, token, clock()) : fail('off')
}

/** Whether this request may see drafts: with a preview link, or if nothing is public yet (CONTENT-06, CONTENT-07). */
export function opensDrafts(deps: PreviewDeps, partner: Partner, token: string | undefined): boolean {
  if (!partner.features.cmsPreview) return false
  return deps.settings.environment !== 'production' || (token !== undefined && readPreview(deps, partner, token).ok)
}
