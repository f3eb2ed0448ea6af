import type { IncomingMessage, ServerResponse } from 'node:http'

import { isVersionBelow, readNativeApp } from '@dining/domain'

import { OFFLINE_PATH } from '../src/browser/worker-path.ts'
import type { Bundle } from './bundle.ts'
import { renderDocument } from './document.ts'
import { chooseEncoding, encodeOnce, encodingHeader } from './encoding.ts'
import { pageHeaders, type PageOrigins } from './security-headers.ts'

/** Milliseconds between two looks for the server. */
const LOOK_MS = 5_000
/**
 * Opens the page that the visitor wanted as soon as the server answers without an error of its own: when the browser reports its connection,
 * and every five seconds while it has one. Its report may come while this page is still loading, and does not come if only the server was away.
 * A visitor who is reading kept restaurants is asked instead (src/offline).
 */
const REOPEN =
  "(f=>{addEventListener('online',f);" +
  `setInterval(()=>navigator.onLine&&f(),${LOOK_MS})` +
  "})(()=>fetch(location.href,{method:'HEAD'}).then(({status})=>status<500&&(document.documentElement.dataset.kept?dispatchEvent(new Event('reachable')):location.reload()),()=>{}))"

export interface BarePages {
  /** Answers with a screen that replaces every page, or with the offline page. @returns whether it did */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean>
}

interface Options {
  readonly bundle: Pick<Bundle, 'renderer' | 'assets'>
  readonly origins: PageOrigins
  readonly baseHeaders: Readonly<Record<string, string>>
}

interface BarePage {
  readonly text: string
  /** The rules in it. */
  readonly style: string
}

/**
 * Pages without the site's navigation and code: the one that the service worker shows without a connection, and the one that a native app below the
 * partner's minimum version shows in place of every page (SHELL-17).
 */
export function createBarePages({ bundle: { renderer, assets }, origins, baseHeaders }: Options): BarePages {
  const { partner } = renderer
  const { minimumAppVersion, nativeApp } = partner.features
  const { styleOf, held, scripts } = assets([])
  const meta = { title: partner.program.programName, description: '', keywords: '' }
  /** By the address of the store: a screen is the same for every visitor, so it is rendered once. */
  const made = new Map<string | undefined, BarePage>()

  /** @param storeUrl without it, the offline page */
  async function make(storeUrl: string | undefined): Promise<BarePage> {
    const known = made.get(storeUrl)
    if (known !== undefined) return known
    const isOffline = storeUrl === undefined
    const html = await renderer.renderBare(isOffline ? 'offline' : 'update', storeUrl)
    const style = styleOf(html)
    const text = renderDocument({
      meta,
      style,
      // It becomes the list of the restaurants that the device keeps, if there are any.
      held: isOffline ? held : [],
      html,
      scripts: isOffline ? scripts : [],
      ...(isOffline ? { ribbon: `<script>${REOPEN}</script>` } : {}),
    })
    const page = { text, style }
    made.set(storeUrl, page)
    return page
  }

  /** Where the native app of this request must be updated; undefined if it need not be. */
  function updateUrl(request: IncomingMessage): string | undefined {
    if (minimumAppVersion === '' || nativeApp === false) return undefined
    const app = readNativeApp(request.headers['user-agent'])
    if (app === null || !isVersionBelow(app.version, minimumAppVersion)) return undefined
    return app.platform === 'iOS' ? nativeApp.iosUrl : nativeApp.androidUrl
  }

  return {
    async serve(request, response, pathname) {
      // First, so that the worker of an app never stores the other screen in its place.
      const isOffline = pathname === OFFLINE_PATH
      const storeUrl = isOffline ? undefined : updateUrl(request)
      if (!isOffline && storeUrl === undefined) return false
      const accepted = request.headers['accept-encoding']
      const { text, style } = await make(storeUrl)
      const { encoding, bytes } = chooseEncoding(await encodeOnce(text, accepted), accepted)
      response.writeHead(200, {
        ...baseHeaders,
        ...pageHeaders(style, origins, { framedBy: origins.ADMIN_ORIGIN, ...(isOffline ? { script: REOPEN } : {}) }),
        // The offline page may be stored by the worker; the other one depends on the app that asks.
        'cache-control': isOffline ? 'no-cache' : 'private, no-store',
        ...encodingHeader(encoding),
        'content-length': bytes.length,
      })
      response.end(request.method === 'HEAD' ? undefined : bytes)
      return true
    },
  }
}
