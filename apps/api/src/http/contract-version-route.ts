import { CONTRACT_VERSION, CONTRACT_VERSION_PATH } from '@dining/contract'
import type { Hono } from 'hono'

import type { ApiDeps } from '../deps.ts'
import { mountServerRead } from './server-read.ts'

/** Which calls this API has: a release of a site that needs others is refused. */
export function contractVersionRoute(app: Hono, deps: ApiDeps): void {
  mountServerRead(app, deps, CONTRACT_VERSION_PATH, () => Promise.resolve(CONTRACT_VERSION))
}
