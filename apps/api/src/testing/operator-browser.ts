import { STUDIO_CALLER } from '@dining/serving/callers'
import { OTHER_PARTNERS, type OperatorRoles } from '@dining/domain'
import { objectToQuery, TOKEN_HEADER, type Call, type Endpoint } from '@dining/contract'
import { studioEndpoints } from '@dining/contract/studio'

import { createApi } from '../app.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { operatorRepo } from '../store/repositories/operator.ts'
import { browser, type Browser, type Reply } from './browser.ts'
import { TEST_HASH_COST, type TestApi } from './test-api.ts'

export const STUDIO_ORIGIN = 'http://studio.localhost:3000'
export const OPERATOR_PASSWORD = 'table-of-contents'

/** A value for each part of the addresses of the studio's calls; each keeps its form, and but for the partner and its entries names nothing that exists. */
export const STUDIO_PARAMS: Readonly<Record<string, string>> = {
  partner: 'one',
  set: 'home',
  slug: 'home',
  picture: '0'.repeat(32),
  review: 'a-review',
  missingDine: 'a-report',
  flag: 'maintenanceAll',
  run: 'an-import',
  upload: 'an-upload',
  part: '0',
}

let passwordHash: Promise<string> | undefined

/** The same API with a studio in front of it, too. */
export function withStudio(api: TestApi) {
  return createApi({ ...api.deps, settings: { ...api.deps.settings, studioOrigin: STUDIO_ORIGIN } })
}

/** An operator who can sign in with OPERATOR_PASSWORD. */
export async function addOperator(
  api: TestApi,
  email: string,
  partners: readonly string[] | null,
  roles: OperatorRoles = { [OTHER_PARTNERS]: ['administrator'] },
): Promise<void> {
  passwordHash ??= hashPassword(OPERATOR_PASSWORD, TEST_HASH_COST)
  const password_hash = await passwordHash
  const row = { email_key: email, email, name: email.split('@')[0] ?? '', password_hash, partners, roles, added_at: api.clock.now() }
  await api.store.owner((tx) => operatorRepo(tx).put(row))
}

/** A browser at the studio, whose host belongs to no partner. */
export interface OperatorBrowser extends Pick<Browser, 'cookies' | 'send'> {
  token: string
  call<E extends Endpoint>(endpoint: E, call: Call<E>, headers?: Readonly<Record<string, string | undefined>>): Promise<Reply>
}

/** The parts of a call, without the types that define which of them an endpoint has. */
interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** @param app from `withStudio` */
export async function operatorBrowser(app: ReturnType<typeof withStudio>): Promise<OperatorBrowser> {
  const inner = browser(app, STUDIO_CALLER)
  const self: OperatorBrowser = {
    cookies: inner.cookies,
    token: '',
    send: inner.send,
    async call(endpoint, call, headers = {}) {
      const { params = {}, query, body } = call as Parts
      const search = objectToQuery(query).toString()
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) + (search && `?${search}`)
      const reply = await self.send(endpoint.method, path, {
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json', [TOKEN_HEADER]: self.token, ...headers },
      })
      const answer: unknown = reply.body
      if (typeof answer === 'object' && answer !== null && 'csrfToken' in answer) self.token = String(answer.csrfToken)
      return reply
    },
  }
  await self.call(studioEndpoints.getStudioToken, {})
  return self
}

/** A browser in which this operator is signed in. */
export async function signedInOperator(app: ReturnType<typeof withStudio>, email: string): Promise<OperatorBrowser> {
  const self = await operatorBrowser(app)
  const reply = await self.call(studioEndpoints.signInOperator, { body: { email, password: OPERATOR_PASSWORD } })
  if (reply.status !== 200) throw new Error(`Sign-in answered ${reply.status}`)
  return self
}
