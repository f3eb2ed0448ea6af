import { join } from 'node:path'

import { endpoints } from '@dining/contract'
import type { Partner } from '@dining/partner-kit'
import { openProduction, restaurantsFile, visitorAt, type Production } from '@dining/stack/testing'

import { commandLine, type CommandLine } from './command-line.ts'
import { must, until } from './must.ts'

/** Processes of the API and of the vault: one serves while the other one restarts. */
const PROCESSES = 2
/** Milliseconds for which a process serves on after it reported that it ends; balancers look three times a second. */
const NOTICE_MS = 2_000
const HOST_MAIN = 'tooling/rehearsal/src/host-main.ts'

/** The installation of a rehearsal: every process in production, and a host of released versions as the partner's site. */
export interface Installation extends Production {
  /** File of the secret from which the API derives its keys. */
  readonly secretFile: string
  /** Runs `pnpm release …` on the store. */
  readonly release: CommandLine
  /** Runs `pnpm api …` at the data of the installation. */
  readonly operate: CommandLine
}

/** `pnpm release …` with a store. */
export const releaseIn = (store: string, signal: AbortSignal): CommandLine =>
  commandLine('tooling/release/src/main.ts', { RELEASE_STORE: store }, signal)

/**
 * Starts it on an empty database, and imports three restaurants.
 * @param work absolute path of the folder for the host
 * @param store absolute path of a store in which nothing is current
 */
export async function openInstallation(
  partner: Partner,
  work: string,
  store: string,
  signal: AbortSignal,
  onProgress: (line: string) => void,
): Promise<Installation> {
  const production = await openProduction({
    partner,
    stack: {
      processes: PROCESSES,
      siteHost: {
        main: HOST_MAIN,
        env: (id) => ({ REHEARSED_PARTNER: id, RELEASE_STORE: store, HOST_STATE: join(work, `host-${id}`) }),
      },
      env: { DRAIN_NOTICE_MS: String(NOTICE_MS) },
      signal,
      onProgress,
    },
  })
  const api = production.stack.programs()['api']?.env ?? {}
  const at: Installation = {
    ...production,
    secretFile: join(api['DATA_DIR'] ?? '', 'app-secret'),
    release: releaseIn(store, signal),
    operate: commandLine('apps/api/src/cli/main.ts', { ...api, BACKUP_DATABASE_URL: production.database }, signal),
  }
  try {
    await importRestaurants(at, signal)
    return at
  } catch (error) {
    await production.close()
    throw error
  }
}

/** Imports restaurants, and waits until the API finds them. */
async function importRestaurants(at: Installation, signal: AbortSignal): Promise<void> {
  const { code, said } = await at.api('merchants', 'import', await restaurantsFile(at.folder))
  must(code === 0 && said.includes('3 added'), `The import of restaurants ended with code ${code}: ${said}`)
  const modes = Object.entries(at.stack.programs()).filter(
    ([, { main, env }]) => !main.startsWith('apps/sandbox/') && env['APP_ENV'] !== 'production',
  )
  must(modes.length === 0, `These run in another mode than production: ${modes.map(([name]) => name).join(', ')}.`)
  const answers = async () => (await at.ask(at.partner.program.id)('/')).status
  await until(async () => (await answers()) === 503, 'The host of the site does not answer 503 while it has no version.', signal)
}

/** Searches the town of the imported restaurants, as a visitor. @returns status of the answer */
export const searchTown = async (at: Production): Promise<number> => {
  const { id } = at.partner.program
  const found = await visitorAt(at.ask(id), id).call(endpoints.searchMerchants, { query: { location: 'Chicago, IL' } })
  return found.status
}
