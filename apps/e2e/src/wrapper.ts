import type { BrowserContext } from '@playwright/test'

/** The user agent of the native app of a version (PWA-12). */
export const appAgent = (version: string, platform: 'iOS' | 'Android'): string =>
  `Mozilla/5.0 (${platform === 'iOS' ? 'iPhone; CPU iPhone OS 18_0 like Mac OS X' : 'Linux; Android 15'}) AppleWebKit/605.1.15 (KHTML, like Gecko) RewardsApp/${version} (${platform})`

/**
 * The bridge of a wrapper, as the page meets it: the handler of WebKit on iOS, an object that takes texts on Android.
 * @returns the messages that pages have sent, in their order
 */
export async function standInWrapper(context: BrowserContext, platform: 'iOS' | 'Android'): Promise<() => readonly unknown[]> {
  const messages: unknown[] = []
  await context.exposeBinding('__toWrapper', (_, message: unknown) => void messages.push(message))
  await context.addInitScript((isIos) => {
    const send = (message: unknown) => void Reflect.get(window, '__toWrapper')(message)
    if (isIos) Reflect.set(window, 'webkit', { messageHandlers: { rewardsApp: { postMessage: send } } })
    else Reflect.set(window, 'RewardsApp', { receive: (json: string) => send(JSON.parse(json)) })
  }, platform === 'iOS')
  return () => messages
}
