import { fork } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Partner } from '@dining/partner-kit'
import { freePort } from '@dining/serving/free-port'
import { parse } from 'hono/utils/cookie'

import type { ProviderClient } from '../config/provider-clients.ts'

const person = (firstName: string, lastName: string) => ({
  subject: `${firstName}-${lastName}`.toLowerCase(),
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  firstName,
  lastName,
})

/** The accounts at each provider: people who are members of the partner, and people who have not joined. */
export const JOINED = [person('Maya', 'Okafor'), person('Grace', 'Lindqvist'), person('Daniel', 'Reyes')]
const NOT_JOINED = [person('Lena', 'Sorensen'), person('Felix', 'Castellano'), person('Amara', 'Diallo')]

const MAIN = join(import.meta.dirname, '../../../sandbox/src/id/main.ts')

/** The identity providers of the local stack, as the process that `start` runs. Close it in afterAll. */
export interface ProviderProcess {
  client(partnerId: string): ProviderClient
  /** Ends the process; the address is kept. */
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** @param logoutPort of a server that takes logout tokens for the sites; without it, the providers send none */
export async function providerProcess(
  partners: readonly Partner[],
  publicOrigin: (partnerId: string) => string,
  logoutPort?: number,
): Promise<ProviderProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'dining-id-'))
  const port = await freePort()
  const client = (partnerId: string): ProviderClient => ({
    partnerId,
    // A name that only browsers resolve, as in the local stack; the API uses the address below.
    issuer: `http://id.localhost:${port}/${partnerId}`,
    reachedAt: `http://127.0.0.1:${port}`,
    clientId: `${partnerId}-dining`,
    clientSecret: 'a secret of the client and its provider',
    scope: 'openid profile email',
    partnerNumberClaim: 'partner_number',
  })
  const settings = partners.map((partner) => {
    const { id, loyaltyName: name } = partner.program
    const { issuer, clientId, clientSecret } = client(id)
    const home = publicOrigin(id)
    const members = [...JOINED, ...NOT_JOINED].map((one, at) => ({
      ...one,
      partnerNumber: String(471_001 + at),
      shows: 'a person of tests',
    }))
    const logout = logoutPort === undefined ? {} : { logout: { url: `${home}/api/SingleSignOn/Logout`, port: logoutPort } }
    const callback = `${home}/api/SingleSignOn/Callback`
    return { partnerId: id, name, issuer, clientId, clientSecret, callback, home: `${home}/`, ...logout, members }
  })
  const file = join(folder, 'providers.json')
  await writeFile(file, JSON.stringify(settings))

  let end = () => Promise.resolve()
  const start = async () => {
    const child = fork(MAIN, {
      env: { PATH: process.env['PATH'], APP_ENV: 'development', PORT: String(port), DATA_DIR: folder, PROVIDERS_FILE: file },
      silent: true,
    })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', (code) => reject(new Error(`The provider ended with ${code}`)))
    })
    end = async () => {
      child.kill('SIGTERM')
      await ended
    }
  }
  await start()
  return {
    client,
    start,
    stop: () => end(),
    close: async () => {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The form values sent from the provider's page. `unverified` is its checkbox. */
type Choice = { readonly subject: string } | { readonly email: string; readonly unverified?: 'yes' } | { readonly cancel: 'yes' }

/** A browser at the provider: stores its cookies, follows redirects within the provider, and selects the person who signs in. */
export function providerBrowser({ client }: ProviderProcess, partnerId: string) {
  const { issuer, reachedAt = '' } = client(partnerId)
  const cookies = new Map<string, string>()
  const isThere = (url: URL) => url.host === new URL(issuer).host

  async function ask(url: URL, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(new URL(url.pathname + url.search, reachedAt), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const gone = attributes.some((attribute) => /^expires=Thu, 01 Jan 1970/i.test(attribute))
      for (const [name, value] of Object.entries(parse(pair)))
        if (gone) cookies.delete(name)
        else cookies.set(name, value)
    }
    return response
  }

  /** Follows redirects until they leave the provider, or a page is shown. @returns the address and the page */
  async function follow(from: URL, form?: Record<string, string>): Promise<{ readonly url: URL; readonly page: string }> {
    let url = from
    let response = await ask(url, form)
    while (response.headers.has('location')) {
      url = new URL(response.headers.get('location') ?? '', url)
      if (!isThere(url)) return { url, page: '' }
      response = await ask(url)
    }
    return { url, page: await response.text() }
  }

  return {
    cookies,
    follow,
    /** Opens the sign-in and selects a test member, a new person, or cancel. Without effect if a session at the provider exists. */
    async signIn(address: URL, choice: Choice): Promise<URL> {
      const asked = await follow(address)
      return asked.page === '' ? asked.url : (await follow(asked.url, { ...choice })).url
    },
    /** Opens the sign-out, and confirms it like the page's script. */
    async signOut(address: URL): Promise<URL> {
      const asked = await follow(address)
      const action = /action="([^"]+)"/.exec(asked.page)?.[1] ?? ''
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked.page)?.[1] ?? ''
      return (await follow(new URL(action), { xsrf, logout: 'yes' })).url
    },
  }
}
