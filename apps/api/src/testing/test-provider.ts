import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import { base64url, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

import { openIdProvider, type IdentityProvider } from '../adapters/identity-provider.ts'
import { createLog } from '../observability/log.ts'
import type { ProviderClient } from '../config/provider-clients.ts'

type Claims = JWTPayload & Record<string, unknown>

/** The provider's responses; a test changes one part of them. */
export interface Behavior {
  /** The ID token's claims, as a correct provider would create them. */
  claims: (honest: Claims) => Claims
  /** How the ID token is signed: with the published key, with another key under its id, not at all, or with the client's secret. */
  signature: 'published' | 'foreign' | 'none' | 'client-secret'
  /** Accepts each code once, and only with the verifier of its challenge. */
  checksCodes: boolean
  userInfo: (honest: Claims) => Claims
  metadata: (honest: Record<string, unknown>) => Record<string, unknown>
  /** Responses that replace the correct ones, by path. */
  broken: Partial<Record<'/token' | '/userinfo' | '/jwks' | '/.well-known/openid-configuration', number | 'hang'>>
}

const HONEST: Behavior = {
  claims: (claims) => claims,
  signature: 'published',
  checksCodes: true,
  userInfo: (claims) => claims,
  metadata: (metadata) => metadata,
  broken: {},
}

interface Grant {
  readonly challenge: string
  readonly nonce: string
  readonly person: Claims
}

/** An OpenID provider for tests: correct until its behavior is changed. Close it in afterAll. */
export interface TestProvider {
  readonly issuer: string
  /** The client settings of an API at it. */
  client(partnerId: string): ProviderClient
  /** The provider settings for an API. */
  as(partnerId: string): IdentityProvider
  behavior: Behavior
  /** Resets the behavior. */
  reset(): void
  /** Replaces the signing key; only the new one is published. */
  rotate(): Promise<void>
  /** Requests for the published keys so far. */
  readonly keyRequests: number
  /** A logout token as a correct provider creates it, with changed claims; `undefined` removes one. */
  logoutToken(changes: Record<string, unknown>, header?: Record<string, unknown>): Promise<string>
  /** Signs the person in at the address of the API's redirect. @returns the callback address */
  signIn(address: URL, person: Claims & { readonly sub: string }): URL
  close(): Promise<void>
}

const CLIENT = { clientId: 'dining', clientSecret: 'a secret of the client and its provider' }
const hash = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

export async function testProvider(): Promise<TestProvider> {
  const [first, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  let own = first
  let kid = 'own'
  const publish = async () => ({ ...(await exportJWK(own.publicKey)), kid, alg: 'RS256', use: 'sig' })
  let published = await publish()
  let keyRequests = 0
  const codes = new Map<string, Grant>()
  const people = new Map<string, Claims>()

  async function sign(claims: Claims, header: Record<string, unknown> = {}): Promise<string> {
    const { signature } = self.behavior
    if (signature === 'none') return `${base64url.encode('{"alg":"none"}')}.${base64url.encode(JSON.stringify(claims))}.`
    if (signature === 'client-secret')
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(CLIENT.clientSecret))
    const key = signature === 'published' ? own.privateKey : foreign.privateKey
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(key)
  }

  async function token(request: IncomingMessage): Promise<readonly [number, unknown]> {
    const form = new URLSearchParams(await text(request))
    const code = form.get('code') ?? ''
    const grant = codes.get(code)
    const { checksCodes, claims } = self.behavior
    if (checksCodes) codes.delete(code)
    if (!grant) return [400, { error: 'invalid_grant' }]
    if (checksCodes && hash(form.get('code_verifier') ?? '') !== grant.challenge) return [400, { error: 'invalid_grant' }]
    const now = Math.floor(Date.now() / 1000)
    const honest = { iss: issuer, aud: CLIENT.clientId, nonce: grant.nonce, iat: now, exp: now + 300, sub: grant.person.sub }
    const access = randomUUID()
    people.set(`Bearer ${access}`, grant.person)
    return [200, { access_token: access, token_type: 'Bearer', expires_in: 300, id_token: await sign(claims(honest as Claims)) }]
  }

  async function answer(request: IncomingMessage, path: string): Promise<readonly [number, unknown]> {
    if (path === '/token') return token(request)
    if (path === '/jwks') {
      keyRequests += 1
      return [200, { keys: [published] }]
    }
    if (path === '/userinfo') return [200, self.behavior.userInfo(people.get(request.headers.authorization ?? '') ?? {})]
    const metadata = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/end`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      authorization_response_iss_parameter_supported: true,
    }
    return [200, self.behavior.metadata(metadata)]
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://provider').pathname
    const broken = Object.entries(self.behavior.broken).find(([name]) => name === path)?.[1]
    if (broken === 'hang') return
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (broken !== undefined) send(broken, { error: 'server_error' })
    else void answer(request, path).then(([status, body]) => send(status, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  const self: TestProvider = {
    issuer,
    behavior: HONEST,
    client: (partnerId) => ({ partnerId, issuer, ...CLIENT, scope: 'openid profile email', partnerNumberClaim: 'partner_number' }),
    as: (partnerId) => openIdProvider(self.client(partnerId), createLog('silent')),
    reset: () => void (self.behavior = HONEST),
    get keyRequests() {
      return keyRequests
    },
    async rotate() {
      own = await generateKeyPair('RS256')
      kid = randomUUID()
      published = await publish()
    },
    logoutToken(changes, header = { typ: 'logout+jwt' }) {
      const now = Math.floor(Date.now() / 1000)
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
      const claims = { iss: issuer, aud: CLIENT.clientId, iat: now, exp: now + 120, jti: randomUUID(), events, ...changes }
      return sign(JSON.parse(JSON.stringify(claims)) as Claims, header)
    },
    signIn(to, person) {
      const code = randomUUID()
      const asked = (name: string) => to.searchParams.get(name) ?? ''
      codes.set(code, { challenge: asked('code_challenge'), nonce: asked('nonce'), person })
      const back = new URL(asked('redirect_uri'))
      for (const [name, value] of Object.entries({ code, state: asked('state'), iss: issuer })) back.searchParams.set(name, value)
      return back
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return self
}
