import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser, TestApi, TestMember } from '@dining/api/testing'
import type { Processor } from '@dining/sandbox/processor'
import type { BrowserCommand } from 'vitest/node'

type Ledger = Processor['ledger']

const VAULT = join(import.meta.dirname, '../../../../apps/card-vault')
const VAULT_TOKEN = 'a-token-for-tests-alone-0123456789abcdef'
const NETWORK_TOKEN = 'a-network-token-for-tests-alone-0123456789'

/** A call as the page makes it, and what came of it. */
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

/** The member that a test starts with. */
export interface Start {
  readonly cards: readonly { readonly card_type: 'Visa' | 'Amex'; readonly last_four: string; readonly description: string }[]
  readonly memberType: 'EnrolledCardMember' | 'ClosedAccountMember' | 'NonCardMember'
  readonly signedIn: boolean
}

interface Scene {
  readonly visitor: Browser
  readonly member: TestMember
}

const scenes = new Map<string, Scene>()
let startedApi: Promise<TestApi> | undefined
let vault: Promise<{ child: ChildProcess; port: number; internalPort: number }> | undefined
let ledger: Ledger | undefined

/** The real vault, built and started once for all tests; it ends with this process. */
function startVault(parentOrigin: string) {
  return (vault ??= (async () => {
    const { build } = await import('vite')
    await build({ root: VAULT, logLevel: 'error' })
    const folder = mkdtempSync(join(tmpdir(), 'vault-'))
    const { startProcessor } = await import('@dining/sandbox/processor')
    const processor = await startProcessor({ token: NETWORK_TOKEN })
    ledger = processor.ledger
    const env = {
      APP_ENV: 'development',
      PORT: '0',
      INTERNAL_PORT: '0',
      DATA_DIR: join(folder, 'data'),
      KEY_FILE: join(folder, 'keys/vault-keys.json'),
      NETWORK_URL: processor.url,
      NETWORK_TOKEN,
      VAULT_TOKEN,
      PARENT_ORIGINS: JSON.stringify({ one: [parentOrigin] }),
    }
    const child = fork(join(VAULT, 'src/main.ts'), {
      env: { ...process.env, ...env, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.once('exit', () => {
      rmSync(folder, { recursive: true, force: true })
      void processor.close()
    })
    return new Promise<{ child: ChildProcess; port: number; internalPort: number }>((resolve, reject) => {
      child.once('message', (ready: { port: number; internalPort: number }) => {
        // It ends by itself when this process does; until then it must not keep it.
        child.unref()
        child.channel?.unref()
        resolve({ child, ...ready })
      })
      child.once('exit', (code) => reject(new Error(`The vault ended with ${code}`)))
    })
  })())
}

async function stopAll(): Promise<void> {
  const [started, api] = await Promise.all([vault, startedApi])
  if (started) {
    const ended = new Promise((resolve) => started.child.once('exit', resolve))
    started.child.kill('SIGTERM')
    await ended
  }
  await api?.close()
}

function sceneOf(id: string): Scene {
  const scene = scenes.get(id)
  if (!scene) throw new Error('No such scene')
  return scene
}

/** The real API, started once for all tests, with the real vault behind it. */
function startApi(internalPort: number) {
  return (startedApi ??= (async () => {
    const { httpVault, testApi, testPartner } = await import('@dining/api/testing')
    const api = await testApi([testPartner('one')])
    Object.assign(api.vault, httpVault({ url: `http://127.0.0.1:${internalPort}`, token: VAULT_TOKEN }))
    return api
  })())
}

/** A member of the test's own, signed in unless told otherwise. Answers the scene's id and the vault's origin. */
const openScene: BrowserCommand<[parentOrigin: string, start: Start]> = async (context, parentOrigin, start) => {
  if (!vault) context.project.vitest.onClose(stopAll)
  const { addMember, browser, givenCard, signedIn } = await import('@dining/api/testing')
  const { port, internalPort } = await startVault(parentOrigin)
  const api = await startApi(internalPort)
  const member = await addMember(api, 'one', { member_type: start.memberType, active: start.memberType === 'EnrolledCardMember' })
  for (const card of start.cards) await givenCard(api.store, member, card)
  const id = randomUUID()
  scenes.set(id, { member, visitor: start.signedIn ? await signedIn(api, 'one', member) : browser(api.app, 'one') })
  return { id, vaultOrigin: `http://cards.localhost:${port}` }
}

async function apiOf(): Promise<TestApi> {
  const api = await startedApi
  if (!api) throw new Error('No scene was opened yet')
  return api
}

/** Hands a call of the page to the API, with the visitor's cookies. */
const callApi: BrowserCommand<[id: string, call: PageCall]> = async (
  _context,
  id,
  { method, path, headers, body },
): Promise<PageAnswer> => {
  const reply = await sceneOf(id).visitor.send(method, path, { headers, ...(body === null ? {} : { body }) })
  return {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    body: reply.body === undefined ? '' : JSON.stringify(reply.body),
  }
}

/** The member loses the session, as after signing out in another window. */
const endSession: BrowserCommand<[id: string]> = (_context, id) => sceneOf(id).visitor.cookies.clear()

/** A card of the member is deleted from elsewhere, as in another tab. */
const unlinkElsewhere: BrowserCommand<[id: string, lastFour: string]> = async (_context, id, lastFour) => {
  const { endpoints } = await import('@dining/contract')
  const { visitor } = sceneOf(id)
  const { body } = await visitor.send('GET', '/api/Member/Cards')
  const card = (body as { id: string; lastFour: string }[]).find((one) => one.lastFour === lastFour)
  await visitor.call(endpoints.deleteCard, { query: { id: card?.id ?? '' } })
}

/** A card is linked from elsewhere, behind the page's back. */
const linkElsewhere: BrowserCommand<[id: string]> = async (_context, id) => {
  const { givenCard } = await import('@dining/api/testing')
  await givenCard((await apiOf()).store, sceneOf(id).member)
}

/** What the field in the vault's frame says: another origin, so the page itself cannot look. */
const readCardField: BrowserCommand = async (context) => {
  const frame = (await context.frame()).frameLocator('iframe[title="Secure card entry"]')
  const input = frame.getByRole('textbox')
  return { value: await input.inputValue(), fault: (await frame.locator('#fault').textContent()) ?? '' }
}

/** What the API has logged and stored of the member, for what must or must not stand there. */
const lookInside: BrowserCommand<[id: string]> = async (_context, id) => {
  const api = await apiOf()
  const { member } = sceneOf(id)
  const rows = await api.store.owner(async (tx) => ({
    member: await tx.selectFrom('member').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow(),
    cards: await tx.selectFrom('member_card').selectAll().where('member_id', '=', member.id).execute(),
  }))
  return {
    memberType: rows.member.member_type,
    linked: rows.cards.filter((card) => card.unlinked_at === null).length,
    all: JSON.stringify([rows, api.logLines]),
  }
}

/** The code that the processor showed last to the holder of a card with these digits. */
const readCode: BrowserCommand<[lastFour: string]> = (_context, lastFour) =>
  ledger?.codes().find((one) => one.lastFour === lastFour)?.code ?? ''

const closeScene: BrowserCommand<[id: string]> = async (_context, id) => {
  const { member } = sceneOf(id)
  // A card is in one account at a time: the next test may want the same.
  await (await apiOf()).store.owner((tx) => tx.deleteFrom('member_card').where('member_id', '=', member.id).execute())
  scenes.delete(id)
}

/** For `test.browser.commands` of the tests that run in a browser: the real API and the real vault behind them. */
export const commands = { openScene, callApi, endSession, unlinkElsewhere, linkElsewhere, lookInside, readCardField, readCode, closeScene }

declare module 'vitest/browser' {
  interface BrowserCommands {
    openScene: (parentOrigin: string, start: Start) => Promise<{ id: string; vaultOrigin: string }>
    callApi: (id: string, call: PageCall) => Promise<PageAnswer>
    endSession: (id: string) => Promise<void>
    linkElsewhere: (id: string) => Promise<void>
    unlinkElsewhere: (id: string, lastFour: string) => Promise<void>
    lookInside: (id: string) => Promise<{ memberType: string; linked: number; all: string }>
    readCardField: () => Promise<{ value: string; fault: string }>
    readCode: (lastFour: string) => Promise<string>
    closeScene: (id: string) => Promise<void>
  }
}
