import { randomUUID } from 'node:crypto'
import { request } from 'node:http'

import type { BrowserContext, Page } from 'playwright-core'

export type AppPlatform = 'iOS' | 'Android'

/** The user agent of the native app of a version (PWA-11, PWA-12). */
export const appAgent = (version: string, platform: AppPlatform): string =>
  `Mozilla/5.0 (${platform === 'iOS' ? 'iPhone; CPU iPhone OS 18_0 like Mac OS X' : 'Linux; Android 15'}) AppleWebKit/605.1.15 (KHTML, like Gecko) RewardsApp/${version} (${platform})`

/** What the screen of a phone covers at the top and at the bottom, in CSS pixels. */
const SAFE_AREAS = { iOS: { top: 59, bottom: 34 }, Android: { top: 24, bottom: 24 } } as const

interface Wrapper {
  readonly platform: AppPlatform
  readonly version: string
  /** Where the sandbox's page of the app is: port on 127.0.0.1, and the name by which a gateway finds it. */
  readonly sandbox: { readonly port: number; readonly host: string }
  readonly onMessage?: (message: unknown, from: string) => void
}

/** Node does not resolve `*.localhost`. */
function report({ port, host }: Wrapper['sandbox'], body: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path: '/api/wrapper', method: 'POST', headers: { host, 'content-type': 'application/json' } },
      (answer) => {
        answer.resume()
        if (answer.statusCode === 201) resolve()
        else reject(new Error(`The sandbox answered ${answer.statusCode} to a message.`))
      },
    )
    call.once('error', reject)
    call.end(JSON.stringify(body))
  })
}

/**
 * Gives a browser the bridge of the native app, as pages meet it: the handler of WebKit on iOS, an object that takes texts on Android. Each message is
 * reported to the sandbox, whose `/wrapper` shows it. Pages have no code for this: only a browser that this program controls has the bridge.
 * @param context before its first page
 * @returns names this run of the app at the sandbox
 */
export async function openBridge(context: BrowserContext, { platform, version, sandbox, onMessage }: Wrapper): Promise<string> {
  const device = randomUUID()
  let last: Promise<unknown> = Promise.resolve()
  await context.exposeBinding('__toWrapper', ({ page }, message: unknown) => {
    const { origin, pathname } = new URL(page.url())
    const from = origin + pathname
    onMessage?.(message, from)
    // In their order.
    last = last.then(() => report(sandbox, { device, app: `${version} (${platform})`, from, message }))
    return last
  })
  await context.addInitScript((isIos) => {
    const send = (message: unknown) => void Reflect.get(window, '__toWrapper')(message)
    if (isIos) Reflect.set(window, 'webkit', { messageHandlers: { rewardsApp: { postMessage: send } } })
    else Reflect.set(window, 'RewardsApp', { receive: (json: string) => send(JSON.parse(json)) })
  }, platform === 'iOS')
  return device
}

/** Covers the edges of the page as the screen of a phone does. */
export async function coverEdges(page: Page, platform: AppPlatform): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...SAFE_AREAS[platform] } })
}
