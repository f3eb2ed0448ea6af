import { endpoints } from '@dining/contract'

import type { Browser, Reply } from './browser.ts'
import type { TestProvider } from './test-provider.ts'

/** The address to which the API redirects a browser that starts to sign in. */
export async function providerAddress(visitor: Browser): Promise<URL> {
  const reply = await visitor.send('GET', endpoints.startSingleSignOn.path)
  return new URL(locationOf(reply), 'http://nowhere.example')
}

/** Calls the callback of the provider: an address, or parts of one. */
export function callCallback(visitor: Browser, back: URL): Promise<Reply> {
  return visitor.send('GET', back.pathname + back.search, { headers: { 'sec-fetch-site': 'cross-site' } })
}

export const locationOf = (reply: Reply): string => reply.headers.get('location') ?? `nowhere: ${reply.status}`

/** Signs a person in at the provider, including redirect and callback. */
export async function signInAtProvider(
  visitor: Browser,
  provider: TestProvider,
  person: Parameters<TestProvider['signIn']>[1],
): Promise<Reply> {
  return callCallback(visitor, provider.signIn(await providerAddress(visitor), person))
}
