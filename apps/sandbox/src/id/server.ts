import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import { errors, type Provider } from 'oidc-provider'

import type { Keys } from './keys.ts'
import { errorPage, signInPage, type Page } from './pages.ts'
import { createProvider, SIGN_IN_PATH } from './provider.ts'
import type { ProviderSettings } from './settings.ts'
import { newSubject } from './new-person.ts'

interface MountedProvider {
  readonly settings: ProviderSettings
  readonly provider: Provider
  readonly answer: ReturnType<Provider['callback']>
}

async function show(response: ServerResponse, status: number, page: Promise<Page>): Promise<void> {
  const { text: body, policy } = await page
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  response.end(body)
}

function refuse(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Nothing is here')
}

/** Maximum characters of a form that names a member. */
const MAX_FORM = 2_000

/** Asks which person signs in, or handles the answer: a member's subject, the address of a new person, or a cancellation. */
async function signIn({ settings, provider }: MountedProvider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await provider.interactionDetails(request, response)
    if (request.method !== 'POST') return await show(response, 200, signInPage(settings))
    const form = new URLSearchParams((await text(request)).slice(0, MAX_FORM))
    const subject =
      settings.members.find((member) => member.subject === form.get('subject'))?.subject ??
      newSubject(form.get('email'), !form.has('unverified'))
    const result =
      subject === undefined ? { error: 'access_denied', error_description: 'The member went back' } : { login: { accountId: subject } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error
    await show(
      response,
      400,
      errorPage(settings, 'expired', 'This sign-in has ended: it took too long, or it was finished in another window.'),
    )
  }
}

/** Answers for every provider, each below the path of its issuer. */
export function createIdServer(all: readonly ProviderSettings[], keys: Keys): RequestListener {
  const mounted = new Map<string, MountedProvider>()
  for (const settings of all) {
    const provider = createProvider(settings, keys)
    mounted.set(new URL(settings.issuer).pathname, { settings, provider, answer: provider.callback() })
  }
  return (request, response) => {
    const address = request.url ?? '/'
    if (address === '/healthz') return void response.writeHead(200).end('ok')
    const root = /^\/[^/?]*/.exec(address)?.[0] ?? ''
    const found = mounted.get(root)
    if (!found) return refuse(response)
    const { host, protocol } = new URL(found.settings.issuer)
    Object.assign(request.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) })
    if (address.startsWith(`${root}${SIGN_IN_PATH}`)) {
      signIn(found, request, response).catch((error: unknown) => {
        console.error(error)
        response.destroy()
      })
      return undefined
    }
    // Like a framework that mounts one app in another: the provider derives its own path from the removed prefix.
    Object.assign(request, { originalUrl: address, url: address.slice(root.length) || '/' })
    return void found.answer(request, response)
  }
}
