import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { previewAddress, type Preview } from './preview-link.ts'

type Deps = Pick<ApiDeps, 'store' | 'clock' | 'secrets'> & { readonly settings: Pick<ApiDeps['settings'], 'publicOrigin'> }

/**
 * Creates a link that shows drafts, and records its author: it cannot be revoked before it expires.
 * @param path first page, with its parameters: "/how-it-works"; the parameters are not recorded
 */
export async function makePreviewLink(deps: Deps, preview: Preview, path: string): Promise<URL> {
  const { partnerId, until } = preview
  const link = previewAddress(deps.secrets, preview, deps.settings.publicOrigin(partnerId), path)
  const detail = { path: link.pathname, expiresAt: until.toISOString() }
  await deps.store.tenant(partnerId, (tx) =>
    recordAudit(tx, partnerId, { kind: 'preview-link-made', memberId: null, at: deps.clock(), detail }),
  )
  return link
}
