import { Provider, type KoaContextWithOIDC } from 'oidc-provider'

import { postToSite } from '../post-to-site.ts'
import type { Keys } from './keys.ts'
import { errorPage, signOutPage, signedOutPage, type Page } from './pages.ts'
import type { ProviderSettings } from './settings.ts'
import { newPerson } from './new-person.ts'

/** Seconds. */
const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]
const SCOPE = 'openid profile email'

/** Path below the issuer of the page that asks who signs in. */
export const SIGN_IN_PATH = '/sign-in/'

async function show(ctx: KoaContextWithOIDC, page: Promise<Page>): Promise<void> {
  const { text, policy } = await page
  ctx.type = 'html'
  ctx.set('content-security-policy', policy)
  ctx.body = text
}

/**
 * A real OpenID provider for the test members of one partner: authorization code with PKCE, one confidential client, sign-out from the site, and logout
 * tokens to it.
 */
export function createProvider(settings: ProviderSettings, keys: Keys): Provider {
  const { partnerId, issuer, clientId, clientSecret, callback, home, logout, members } = settings
  // Several providers are on one host, and each has its own sessions.
  const cookie = (name: string) => `${partnerId}_${name}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callback],
        post_logout_redirect_uris: [home],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        ...(logout ? { backchannel_logout_uri: logout.url, backchannel_logout_session_required: true } : {}),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name', 'partner_number'] },
    cookies: {
      keys: [keys.cookie],
      names: { session: cookie('session'), interaction: cookie('sign_in'), resume: cookie('resume') },
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: logout !== undefined },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => show(ctx, signOutPage(settings, form, ctx.oidc.entities.IdTokenHint !== undefined)),
        postLogoutSuccessSource: (ctx) => show(ctx, signedOutPage(settings)),
      },
    },
    fetch: async (address, options) => {
      if (!logout || new Request(address).url !== logout.url) return fetch(address, options)
      const body = new URLSearchParams(options?.body instanceof URLSearchParams ? options.body : undefined).toString()
      const type = 'application/x-www-form-urlencoded'
      return new Response(null, { status: await postToSite({ url: new URL(logout.url), port: logout.port, type, body }) })
    },
    findAccount: (_, subject) => {
      const member = members.find((one) => one.subject === subject)
      const person = newPerson(subject)
      // Only the address of a new person is known; the site asks for the rest.
      if (person) {
        const verified = person.isVerified ? { email_verified: true } : {}
        return { accountId: subject, claims: () => ({ sub: subject, email: person.email, ...verified }) }
      }
      if (!member) return undefined
      const { email, firstName, lastName, partnerNumber } = member
      return {
        accountId: subject,
        claims: () => ({
          sub: subject,
          email,
          email_verified: true,
          given_name: firstName,
          family_name: lastName,
          name: `${firstName} ${lastName}`,
          ...(partnerNumber === null ? {} : { partner_number: partnerNumber }),
        }),
      }
    },
    interactions: { url: (_, { uid }) => `${new URL(issuer).pathname}${SIGN_IN_PATH}${uid}` },
    jwks: { keys: [keys.signing] },
    // The partner's own site needs no consent to learn who signs in.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId ?? '', accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope(SCOPE)
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    renderError: (ctx, { error, error_description: description }) => show(ctx, errorPage(settings, error, description)),
    scopes: SCOPE.split(' '),
    ttl: { AccessToken: HOUR, AuthorizationCode: MINUTE, Grant: DAY, IdToken: HOUR, Interaction: HOUR, Session: DAY },
  })
  // Addresses use the issuer's host, regardless of the request's host.
  provider.proxy = true
  return provider
}
