import type { Browser, TestApi, TestMember } from '@dining/api/testing'
import type { Partner } from '@dining/partner-kit'

type ApiTesting = typeof import('@dining/api/testing')

/** The real API on a database of its own, and what a test needs to fill it. */
export interface RealApi {
  /** The API's clock stands still on 2026-06-15 at 17:00 UTC. */
  readonly now: () => Date
  /** Lines that the API has logged. */
  readonly logLines: readonly string[]
  /** Runs statements as the owner of the database, for rows that no call can write. */
  readonly write: TestApi['store']['owner']
  /** Adds a Select member who can sign in. */
  readonly addMember: (partnerId: string, values?: Parameters<ApiTesting['addMember']>[2]) => Promise<TestMember>
  readonly addCard: (member: TestMember, values?: Parameters<ApiTesting['givenCard']>[2]) => Promise<unknown>
  /** Adds a restaurant in New York. */
  readonly addMerchant: (values?: Parameters<ApiTesting['givenMerchant']>[1]) => Promise<{ readonly id: string }>
  /** Adds ZIP codes of Portland; no other ZIP code exists. */
  readonly addZips: (...zipCodes: string[]) => Promise<void>
  /** A visitor of the partner's site who is not signed in. */
  readonly visitor: (partnerId: string) => Browser
  /** The visitor that this member is, signed in. */
  readonly signedIn: (member: TestMember) => Promise<Browser>
  /** Sends requests as the web server of a partner does. */
  readonly fetchAs: (partnerId: string) => (request: Request) => Promise<Response>
  /** Uses a vault that runs elsewhere, in place of the API's own stand-in. */
  readonly connectVault: (address: Parameters<ApiTesting['httpVault']>[0]) => void
  readonly close: () => Promise<void>
}

/** Starts the real API for these partners, or for one with the id "one". It listens on no port; `close` removes its database. */
export async function startApi(partners?: readonly Partner[]): Promise<RealApi> {
  // Loaded on demand, because every run of vitest reads the module of the commands, which starts no API in most of them.
  const { addMember, addZip, browser, fetchAs, givenCard, givenMerchant, httpVault, signedIn, testApi, testPartner } =
    await import('@dining/api/testing')
  const api = await testApi(partners ?? [testPartner('one')])
  return {
    now: api.clock.now,
    logLines: api.logLines,
    write: (statements) => api.store.owner(statements),
    addMember: (partnerId, values) => addMember(api, partnerId, values),
    addCard: (member, values) => givenCard(api.store, member, values),
    addMerchant: (values) => givenMerchant(api.store, values),
    addZips: (...zipCodes) => addZip(api, ...zipCodes),
    visitor: (partnerId) => browser(api.app, partnerId),
    signedIn: (member) => signedIn(api, member.partner_id, member),
    fetchAs: (partnerId) => fetchAs(api.app, partnerId),
    connectVault: (address) => void Object.assign(api.vault, httpVault(address)),
    close: () => api.close(),
  }
}
