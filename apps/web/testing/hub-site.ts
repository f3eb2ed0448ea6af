import { testApi, type TestApi } from '@dining/api/testing'

import { built } from './built.ts'
import hub from './partners/hub/partner.ts'
import { serveApi, serveWeb } from './served.ts'

type Running<T extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>

/** The built site of the hub partner, in front of a real API. */
export interface HubSite {
  readonly api: TestApi
  readonly apiServer: Running<typeof serveApi>
  readonly web: Running<typeof serveWeb>
  readonly build: Running<typeof built>
  readonly close: () => Promise<void>
}

/**
 * Builds and starts the site of the hub partner; once for a test file.
 * @param prepare fills the API's store before the web server asks for content
 */
export async function startHubSite(prepare: (api: TestApi) => Promise<void> = async () => undefined): Promise<HubSite> {
  const [build, api] = await Promise.all([built('hub'), testApi([hub])])
  await prepare(api)
  const apiServer = await serveApi(api.app)
  const web = await serveWeb(build.dist, apiServer.url)
  const close = async () => {
    await web.close()
    await apiServer.close()
    await api.close()
    await build.remove()
  }
  return { api, apiServer, web, build, close }
}
