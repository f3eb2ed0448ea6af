import { randomUUID } from 'node:crypto'

import type { Browser, TestMember } from '@dining/api/testing'
import type { Partner } from '@dining/partner-kit'
import type { BrowserCommand } from 'vitest/node'

import { placeBrowser, type Position } from './place-browser.ts'
import { startApi, type RealApi } from './real-api.ts'
import { startVault, type RealVault } from './real-vault.ts'

/** What the tests of a feature start with: the API's partners and rows, and the visitor of each test. */
export interface Fixture<Start> {
  readonly partners: readonly Partner[]
  /** Adds rows that all tests share. */
  readonly prepare?: (api: RealApi) => Promise<void>
  /** Whether cards are entered in the real vault. */
  readonly hasVault?: boolean
  /** Makes the visitor of one test. @param start what the test says of the visitor: plain data, since it comes from the browser */
  readonly arrive: (api: RealApi, start: Start, vault: RealVault | undefined) => Promise<Visitor>
}

export interface Visitor {
  readonly browser: Browser
  /** Whom the visitor is signed in as, or could be. */
  readonly member?: TestMember
}

/** A visitor of one test, as known to the page. */
export interface Arrival {
  readonly id: string
  /** Origin of the vault's frame; empty if the fixture has no vault. */
  readonly vaultOrigin: string
}

/** A call as the page makes it, and the answer. */
export interface PageCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}
export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface Started {
  readonly api: RealApi
  readonly vault?: RealVault
}

const visits = new Map<string, Visitor & Started>()

function visitOf(id: string) {
  const visit = visits.get(id)
  if (!visit) throw new Error(`No visit has the id "${id}"`)
  return visit
}

function memberOf(id: string) {
  const { member, ...visit } = visitOf(id)
  if (!member) throw new Error('This visitor has no account')
  return { ...visit, member }
}

async function start(fixture: Fixture<never>, parentOrigin: string): Promise<Started> {
  const api = await startApi(fixture.partners)
  await fixture.prepare?.(api)
  if (!fixture.hasVault) return { api }
  const vault = await startVault(Object.fromEntries(fixture.partners.map(({ program }) => [program.id, parentOrigin])))
  api.connectVault(vault.address)
  return { api, vault }
}

/** The command that makes a visitor of this fixture. The first call starts the fixture's API; all tests of a run share it. */
export function opener<Start>(fixture: Fixture<Start>): BrowserCommand<[parentOrigin: string, start: Start]> {
  let starting: Promise<Started> | undefined
  return async (context, parentOrigin, values): Promise<Arrival> => {
    if (!starting) {
      starting = start(fixture, parentOrigin)
      context.project.vitest.onClose(async () => {
        const started = await starting
        await started?.vault?.close()
        await started?.api.close()
      })
    }
    const started = await starting
    const id = randomUUID()
    visits.set(id, { ...started, ...(await fixture.arrive(started.api, values, started.vault)) })
    return { id, vaultOrigin: started.vault?.origin ?? '' }
  }
}

/** Hands a call of the page to the API, with the visitor's cookies. */
const callApi: BrowserCommand<[id: string, call: PageCall]> = async (_context, id, call): Promise<PageAnswer> => {
  const { method, path, headers, body } = call
  const reply = await visitOf(id).browser.send(method, path, { headers, ...(body === null ? {} : { body }) })
  return {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    body: reply.body === undefined ? '' : JSON.stringify(reply.body),
  }
}

/** Ends the visitor's session, as signing out in another window does. */
const endSession: BrowserCommand<[id: string]> = (_context, id) => visitOf(id).browser.cookies.clear()

/** Links a card of the member without a call of the page. */
const linkElsewhere: BrowserCommand<[id: string]> = async (_context, id) => {
  const { api, member } = memberOf(id)
  await api.addCard(member)
}

/** What the API has stored of the member. */
const storedMember: BrowserCommand<[id: string]> = (_context, id) => {
  const { api, member } = memberOf(id)
  return api.write((tx) => tx.selectFrom('member').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow())
}

/** What the API has stored of the member's cards, and all that it has stored and logged of them as one text. */
const storedCards: BrowserCommand<[id: string]> = async (context, id) => {
  const { api, member } = memberOf(id)
  const cards = await api.write((tx) => tx.selectFrom('member_card').selectAll().where('member_id', '=', member.id).execute())
  return {
    linked: cards.filter((card) => card.unlinked_at === null).length,
    everything: JSON.stringify([await storedMember(context, id), cards, api.logLines]),
  }
}

/** The field in the vault's frame, which is of another origin: the page itself cannot read it. */
const readCardField: BrowserCommand = async (context) => {
  const frame = (await context.frame()).frameLocator('iframe[title="Secure card entry"]')
  const input = frame.getByRole('textbox')
  return {
    value: await input.inputValue(),
    fault: (await frame.locator('#fault').textContent()) ?? '',
    hasFocus: await input.evaluate((element) => element.matches(':focus')),
  }
}

/** The code that the card processor sent last to the holder of the member's card with these digits. */
const readCode: BrowserCommand<[id: string, lastFour: string]> = (_context, id, lastFour) => visitOf(id).vault?.codeOf(lastFour) ?? ''

/** Removes the visitor's cards: a card is in one account at a time, and the next test may link the same one. */
const leave: BrowserCommand<[id: string]> = async (_context, id) => {
  const { api, member } = visitOf(id)
  if (member) await api.write((tx) => tx.deleteFrom('member_card').where('member_id', '=', member.id).execute())
}

/** For `test.browser.commands`, beside one command of each fixture that `opener` makes. */
export const commands = { callApi, endSession, linkElsewhere, storedMember, storedCards, readCardField, readCode, leave, placeBrowser }

declare module 'vitest/browser' {
  interface BrowserCommands {
    callApi: (id: string, call: PageCall) => Promise<PageAnswer>
    endSession: (id: string) => Promise<void>
    linkElsewhere: (id: string) => Promise<void>
    storedMember: (id: string) => Promise<Readonly<Record<string, unknown>> & { readonly public_id: string; readonly member_type: string }>
    storedCards: (id: string) => Promise<{ readonly linked: number; readonly everything: string }>
    readCardField: () => Promise<{ readonly value: string; readonly fault: string; readonly hasFocus: boolean }>
    readCode: (id: string, lastFour: string) => Promise<string>
    leave: (id: string) => Promise<void>
    placeBrowser: (at: Position | null) => Promise<void>
  }
}
