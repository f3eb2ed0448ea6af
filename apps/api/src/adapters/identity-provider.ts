import { isDeepStrictEqual } from 'node:util'

import type { SignInProblem } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import { decodeProtectedHeader } from 'jose'
import * as client from 'openid-client'
import * as v from 'valibot'

import { describeError, type Log } from '../observability/log.ts'
import type { ProviderClient } from '../config/provider-clients.ts'
import { readLogoutToken, type LogoutProblem, type ProviderLogout } from './logout-token.ts'
import { providerKeys } from './provider-keys.ts'
import { problemOf } from './provider-problem.ts'

/** The values that the response to one sign-in must contain. */
export interface SignInChecks {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** A person as the provider describes them. Only `issuer` and `subject` identify the person; the rest can change. */
export interface ProviderUser {
  readonly issuer: string
  readonly subject: string
  /** Null if the provider returns none or has not verified it. */
  readonly email: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly partnerNumber: string | null
  /** The ID token as received, for signing out at the provider. */
  readonly idToken: string
  /** The provider's own session (`sid`), which its logout tokens name; null if it names none. */
  readonly sessionId: string | null
}

/** The OpenID provider of one partner (interfaces.md "single sign-on"). */
export interface IdentityProvider {
  /** Where the browser goes to sign in. */
  signInAddress(checks: SignInChecks, callback: URL): Promise<Result<URL, SignInProblem>>
  /**
   * Exchanges the callback's parameters for the person who signed in.
   * @param callback the address to which the provider redirected the browser, with all parameters
   */
  identify(checks: SignInChecks, callback: URL): Promise<Result<ProviderUser, SignInProblem>>
  /** The provider's sign-out address; null if the provider cannot be reached or has none. */
  signOutAddress(idToken: string, returnTo: URL): Promise<URL | null>
  /** Reads a logout token that a caller claims to have from the provider (OpenID Connect Back-Channel Logout 1.0, 2.6). */
  readLogout(token: string): Promise<Result<ProviderLogout, LogoutProblem>>
}

/** Milliseconds for which the provider's metadata is cached: long enough for many sign-ins, short enough to detect an outage before members do. */
const FRESH_MS = 5_000
/** Time limit of a call to the provider, in seconds. */
const TIMEOUT_SECONDS = 5

const optionalText = v.fallback(v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))), null)
const claimsSchema = v.object({
  email: v.fallback(v.nullable(v.pipe(v.string(), v.trim(), v.email(), v.maxLength(100))), null),
  // Without this claim an address is not verified. Some providers send the text "true".
  email_verified: v.fallback(
    v.union([
      v.boolean(),
      v.pipe(
        v.literal('true'),
        v.transform(() => true),
      ),
    ]),
    false,
  ),
  given_name: optionalText,
  family_name: optionalText,
})
const numberSchema = v.fallback(
  v.nullable(v.union([v.pipe(v.string(), v.trim(), v.nonEmpty()), v.pipe(v.number(), v.transform(String))])),
  null,
)

/**
 * Calls a partner's OpenID provider with openid-client. Discovery runs at the first sign-in, so the API starts even if a provider is down.
 * @param timeoutSeconds time limit of each call to the provider
 */
export function openIdProvider(settings: ProviderClient, log: Log, timeoutSeconds = TIMEOUT_SECONDS): IdentityProvider {
  const { issuer, clientId, clientSecret, scope, partnerNumberClaim } = settings
  const reach: client.CustomFetch = (address, options) => fetch(reachedAddress(settings, address), options as RequestInit)
  let known: { readonly config: client.Configuration; readonly at: number } | undefined
  let reading: Promise<client.Configuration> | undefined

  const isPlain = new URL(issuer).protocol === 'http:'

  async function discover(): Promise<client.Configuration> {
    const config = await client.discovery(new URL(issuer), clientId, undefined, client.ClientSecretBasic(clientSecret), {
      timeout: timeoutSeconds,
      [client.customFetch]: reach,
      // The settings allow plain HTTP only on this machine.
      execute: isPlain ? [client.allowInsecureRequests, client.enableNonRepudiationChecks] : [client.enableNonRepudiationChecks],
    })
    if (config.serverMetadata().issuer !== issuer) throw new Error('The provider names another issuer')
    // The previous configuration already contains the provider's keys.
    const same = known && isDeepStrictEqual(known.config.serverMetadata(), config.serverMetadata()) ? known.config : config
    known = { config: same, at: performance.now() }
    return same
  }

  const keys = providerKeys(async () => {
    const config = await configuration()
    const address = config?.serverMetadata().jwks_uri
    if (address === undefined) throw new Error('The provider names no keys')
    return fetch(reachedAddress(settings, address), { redirect: 'error', signal: AbortSignal.timeout(timeoutSeconds * 1000) })
  })

  /**
   * The configuration of one sign-in. Its ID token may be signed with a key that is newer than ours; openid-client would refuse it, and the code of the
   * sign-in would be used up. So its request for the keys is answered from ours, which are read again if the key is unknown.
   */
  function configurationOfCall(shared: client.Configuration): client.Configuration {
    const metadata = shared.serverMetadata()
    const config = new client.Configuration(metadata, clientId, undefined, client.ClientSecretBasic(clientSecret))
    config.timeout = timeoutSeconds
    if (isPlain) client.allowInsecureRequests(config)
    client.enableNonRepudiationChecks(config)
    let kid: string | undefined
    config[client.customFetch] = async (address, options) => {
      if (address === metadata.jwks_uri) {
        const set = await keys.read(kid, 'answer')
        return set ? Response.json(set) : new Response(null, { status: 503 })
      }
      const response = await reach(address, options)
      if (address === metadata.token_endpoint && response.ok) kid = await keyIdOf(response.clone())
      return response
    }
    return config
  }

  async function configuration(): Promise<client.Configuration | null> {
    if (known && performance.now() - known.at < FRESH_MS) return known.config
    reading ??= discover().finally(() => (reading = undefined))
    try {
      return await reading
    } catch (error) {
      log.warn({ event: 'provider-unavailable', partner: settings.partnerId, ...describeError(error) })
      return null
    }
  }

  /** The claims of the ID token and of the UserInfo endpoint. */
  async function claimsOf(config: client.Configuration, tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>) {
    const own = tokens.claims()
    if (!own) throw new Error('openid-client returned no ID token')
    if (config.serverMetadata().userinfo_endpoint === undefined) return { own, all: own }
    const info = await client.fetchUserInfo(config, tokens.access_token, own.sub)
    // An address counts as verified only by the claims that contain it.
    const { email_verified: _, ...rest } = own
    return { own, all: { ...('email' in info ? rest : own), ...info } }
  }

  return {
    async signInAddress({ state, nonce, codeVerifier }, callback) {
      const config = await configuration()
      if (!config) return fail('unavailable')
      return succeed(
        client.buildAuthorizationUrl(config, {
          redirect_uri: callback.href,
          response_type: 'code',
          scope,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      )
    },

    async identify({ state, nonce, codeVerifier }, callback) {
      const shared = await configuration()
      if (!shared) return fail('unavailable')
      const config = configurationOfCall(shared)
      try {
        const tokens = await client.authorizationCodeGrant(config, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const { own, all } = await claimsOf(config, tokens)
        const claims = v.parse(claimsSchema, all)
        return succeed({
          issuer,
          subject: own.sub,
          email: claims.email_verified ? claims.email : null,
          firstName: claims.given_name,
          lastName: claims.family_name,
          partnerNumber: v.parse(numberSchema, all[partnerNumberClaim]),
          idToken: tokens.id_token ?? '',
          sessionId: typeof own['sid'] === 'string' ? own['sid'] : null,
        })
      } catch (error) {
        const problem = problemOf(error)
        log.warn({ event: 'provider-sign-in-refused', partner: settings.partnerId, code: problem, ...describeError(error) })
        return fail(problem)
      }
    },

    async signOutAddress(idToken, returnTo) {
      const config = await configuration()
      if (!config?.serverMetadata().end_session_endpoint) return null
      return client.buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri: returnTo.href })
    },

    readLogout: (token) => readLogoutToken(keys, { issuer, clientId }, token),
  }
}

const tokenAnswerSchema = v.object({ id_token: v.string() })

/** The id of the key of the ID token in an answer of the token endpoint; undefined if there is none. The token is checked later. */
async function keyIdOf(response: Response): Promise<string | undefined> {
  try {
    return decodeProtectedHeader(v.parse(tokenAnswerSchema, await response.json()).id_token).kid
  } catch {
    return undefined
  }
}

/** The same address at the origin by which this process reaches the provider, if that differs from the browsers'. */
function reachedAddress({ issuer, reachedAt }: ProviderClient, address: string): string {
  const url = new URL(address)
  if (reachedAt === undefined || url.origin !== new URL(issuer).origin) return address
  return new URL(url.pathname + url.search, reachedAt).href
}
