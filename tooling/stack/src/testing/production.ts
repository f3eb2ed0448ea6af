import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Partner } from '@dining/partner-kit'
import { readPartners } from '@dining/partner-kit/node'

import { ROOT } from '../root.ts'
import { PARTNERS_DIR } from '../run/partners.ts'
import { startProductionServices } from '../run/production-services.ts'
import type { Stack, StackOptions } from '../run/stack-types.ts'
import { startStack } from '../run/stack.ts'
import { askAt, type Ask } from './http.ts'

interface Ended {
  readonly code: number
  /** What the program wrote on standard output. */
  readonly out: string
  /** All that the program wrote. */
  readonly said: string
}

/** An installation in production mode: PostgreSQL, TLS, a key service, no demonstration data. */
export interface Production {
  readonly stack: Stack
  readonly partner: Partner
  /** Address of the API's database as the user who owns it; the vault's is on the same server. */
  readonly database: string
  /** For files of the test. */
  readonly folder: string
  /** Calls a host name of the installation, without `.localhost`. */
  readonly ask: (host: string) => Ask
  /** Runs a program of the installation with these variables. */
  readonly run: (main: string, env: Readonly<Record<string, string>>, args?: readonly string[]) => Promise<Ended>
  /** `pnpm api` with the variables of the installation's API. */
  readonly api: (...args: string[]) => Promise<Ended>
  readonly close: () => Promise<void>
}

/** An idle connection goes before the other end closes it, after five seconds: a request on its way would be lost with it. */
const IDLE_MS = 4_000

interface ProductionOptions {
  /** The first partner that members join directly and that pays statement credits, if it is left out. */
  readonly partner?: Partner
  /** Further options of the stack. */
  readonly stack?: Partial<StackOptions>
}

async function creditPartner(): Promise<Partner> {
  const { partners } = await readPartners(PARTNERS_DIR)
  const found = partners.find(({ partner: { program } }) => program.enrollmentType === 'direct' && program.currencyType === 'Credit')
  if (!found) throw new Error('No partner that members join directly pays statement credits')
  return found.partner
}

/** Starts an installation in production mode with an empty database. */
export async function openProduction({ partner: wanted, stack: further = {} }: ProductionOptions = {}): Promise<Production> {
  const partner = wanted ?? (await creditPartner())
  const services = await startProductionServices()
  const folder = await mkdtemp(join(tmpdir(), 'dining-rehearsal-'))
  const remove = async () => {
    await services.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const stack = await startStack({
      partners: [partner.program.id],
      port: 0,
      dataDir: join(folder, 'data'),
      database: services.database,
      productionLike: { kms: services.kms },
      ...further,
    })
    const agent = new Agent({ keepAlive: true, timeout: IDLE_MS, ca: stack.authority ?? '' })
    return {
      stack,
      partner,
      database: services.database,
      folder,
      ask: (host) => askAt({ port: stack.port, host: `${host}.localhost:${stack.port}`, agent, tls: true }),
      run: runProgram,
      api: (...args) => runProgram('apps/api/src/cli/main.ts', stack.programs()['api']?.env ?? {}, args),
      close: async () => {
        agent.destroy()
        await stack.stop()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Runs a program of this clone to its end.
 * @param main path below the clone's top
 * @param env its variables, besides PATH
 * @param signal ends it early
 */
export const runProgram = (
  main: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  signal?: AbortSignal,
): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(ROOT, main), ...args],
      { cwd: ROOT, env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', ...env }, ...(signal ? { signal } : {}) },
      (error, stdout, stderr) =>
        resolve({ code: error ? (child.exitCode ?? -1) : 0, out: stdout.trim(), said: `${stdout}${stderr}`.trim() }),
    )
  })

/** Writes a file with three restaurants of one town, as a partner's operations send them. @returns its path */
export async function restaurantsFile(folder: string): Promise<string> {
  const rows = ['One', 'Two', 'Three'].map((name, index) =>
    JSON.stringify({
      networkId: `R${index + 1}`,
      name: `Rehearsal ${name}`,
      address1: `${index + 1} Main St`,
      city: 'Chicago',
      state: 'IL',
      zipCode: '60601',
      latitude: 41.8858,
      longitude: -87.6229,
    }),
  )
  const path = join(folder, 'restaurants.ndjson')
  await writeFile(path, rows.join('\n'))
  return path
}
