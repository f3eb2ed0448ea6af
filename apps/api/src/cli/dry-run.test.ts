import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { CALLER } from '../testing/command-deps.ts'
import { creditPartner } from '../testing/credit-partner.ts'
import { givenCard, givenMember, givenMerchant } from '../testing/dining.ts'
import { addMember, signedIn } from '../testing/factories.ts'
import { feed, line } from '../testing/feed.ts'
import { addOperator } from '../testing/operator-browser.ts'
import { givenStatementMembers } from '../testing/statement-members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { dueStatements } from '../use-cases/statements/make-statements.ts'
import { COMMANDS } from './commands.ts'
import { runFeedSettle } from './feed/settle.ts'
import { createCommandRunner } from './run-command.ts'
import { DRY_RUN } from './dry-run.ts'

const OPERATOR = 'ann@studio.example'
const one = testPartner('one')
const month = () => dueStatements(one, new Date()).month

let api: TestApi
let folder: string
let dispatched = 0
beforeAll(async () => {
  api = await testApi([one, creditPartner('credit')])
  folder = await mkdtemp(join(tmpdir(), 'dry-run-'))
  await writeFile(join(folder, 'fields.json'), '{"body_text":"Hello"}')
  await addOperator(api, OPERATOR, null)
  await givenCard(api.store, await givenMember(api.store, 'one', { id: 'of-card' }), { vault_token: 'tok-dry' })
  const member = await addMember(api, 'one', { email: 'maya@mail.example', email_key: 'maya@mail.example' })
  await signedIn(api, 'one', member)
  const card = await givenCard(api.store, await givenMember(api.store, 'credit'))
  await feed(api, [line(card, await givenMerchant(api.store), '2026-06-14T19:30:00-05:00', '500.00')])
  await runFeedSettle(api.deps, '2026-06-18', null, () => undefined)
  await givenStatementMembers(api.store, one, 1)
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

/** Every row of the database, as one text. */
function rows(): Promise<string> {
  return api.store.owner(async (tx) => {
    const tables = await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege(oid, 'select') order by 1`.execute(tx)
    const texts: string[] = []
    for (const { name } of tables.rows) {
      const { rows: found } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t order by 1`.execute(tx)
      texts.push(...found.map(({ text }) => `${name} ${text}`))
    }
    return texts.join('\n')
  })
}

/** Runs a typed line, as `pnpm api` does. */
async function run(name: string, ...args: readonly string[]) {
  const command = COMMANDS.find((found) => found.name === name)
  if (!command) throw new Error(`There is no ${name}`)
  const request = command.readLine(args, folder)
  if (!request.ok) throw new Error(request.error)
  const said: string[] = []
  const outbox = { dispatch: async () => void (dispatched += 1) }
  // Statements are made for the month before this one.
  const clock = name === 'statements send' ? () => new Date() : api.deps.clock
  const runner = createCommandRunner({ ...api.deps, clock, outbox })
  const sent: unknown = JSON.parse(JSON.stringify(request.value))
  const code = await runner(command.isDryRun(args) ? name + DRY_RUN : name, sent, (text) => void said.push(text), CALLER)
  return { code, said }
}

const creditId = async () => (await api.store.owner((tx) => tx.selectFrom('statement_credit').select('id').execute()))[0]?.id ?? ''
const statementEmail = async () =>
  (await api.store.owner((tx) => tx.selectFrom('member').select('email').where('statement_since', 'is not', null).execute()))[0]?.email ??
  ''

const NOTE = ['--note', 'spring', '--by', 'ann']
const ENTRY = ['one', 'popup', 'hello'] as const
const FLAG = ['one', 'flexOffers', '--reason', 'trial'] as const

/** In an order in which each has something to change. */
const LINES: readonly (readonly [name: string, args: () => readonly string[] | Promise<readonly string[]>])[] = [
  ['flags set', () => ['one', 'flexOffers', 'on', '--reason', 'trial']],
  ['flags clear', () => FLAG],
  ['content draft', () => [...ENTRY, 'fields.json', ...NOTE]],
  ['content schedule', () => [...ENTRY, '--at', '2099-01-01T00:00:00Z', ...NOTE]],
  ['content publish', () => [...ENTRY, ...NOTE]],
  ['content unpublish', () => [...ENTRY, ...NOTE]],
  ['content rollback', () => [...ENTRY, '--to', '1', ...NOTE]],
  ['operators roles', () => [OPERATOR, '--role', 'viewer']],
  ['operators reset-factor', () => [OPERATOR]],
  ['operators remove', () => [OPERATOR]],
  ['cards release', () => ['--partner', 'one', '--token', 'tok-dry', '--reason', 'sold']],
  ['members require-email', () => ['--partner', 'one', '--email', 'maya@mail.example', '--reason', 'returned']],
  ['credits report', async () => ['--partner', 'credit', '--credit', await creditId(), '--status', 'rejected']],
  ['statements send', async () => ['--partner', 'one', '--email', await statementEmail(), '--month', month()]],
]

it.each(LINES)('%s --dry-run says what the command would, changes no row and sends nothing', async (name, argsOf) => {
  const args = await argsOf()
  const before = await rows()
  dispatched = 0
  const dry = await run(name, ...args, '--dry-run')
  expect(await rows()).toBe(before)
  expect(dispatched).toBe(0)
  const real = await run(name, ...args)
  expect(real.code).toBe(0)
  expect(dry).toEqual({ code: 0, said: ['Dry run: nothing is changed. The command would end with:', ...real.said] })
  expect(await rows()).not.toBe(before)
})

it('each command that is one change has it, and its help names it; others refuse it', async () => {
  const withDryRun = COMMANDS.filter(({ isOneChange }) => isOneChange)
  expect(withDryRun.map(({ name }) => name).toSorted()).toEqual(LINES.map(([name]) => name).toSorted())
  expect(withDryRun.filter(({ help, usage }) => !help.includes('--dry-run') || !usage.endsWith(' [--dry-run]'))).toEqual([])
  const said: string[] = []
  expect(await createCommandRunner(api.deps)(`operators list${DRY_RUN}`, { json: false }, (text) => void said.push(text), CALLER)).toBe(2)
  expect(said.join()).toContain('does not have the command operators list --dry-run')
})

it('a dry run that is refused says why, and exits as the command does', async () => {
  const dry = await run('cards release', '--partner', 'one', '--token', 'tok-none', '--reason', 'sold', '--dry-run')
  expect([dry.code, dry.said.length]).toEqual([1, 2])
})
