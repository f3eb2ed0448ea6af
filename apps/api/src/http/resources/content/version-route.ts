import { CONTENT_VERSION_PATH } from '@dining/contract'
import type { Hono } from 'hono'

import type { ApiDeps } from '../../../deps.ts'
import { contentVersion } from '../../../use-cases/content/content-version.ts'
import { mountServerRead } from '../../server-read.ts'

/** Whether content or flags of a partner have changed; each web server asks more than once a second. */
export function contentVersionRoute(app: Hono, deps: ApiDeps): void {
  mountServerRead(app, deps, CONTENT_VERSION_PATH, async (partner) => ({ version: await contentVersion(deps, partner) }))
}
