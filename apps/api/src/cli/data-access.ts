import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describeIssues } from '@dining/partner-kit/check'
import { readPartners } from '@dining/partner-kit/node'
import { preparePrivateFolder } from '@dining/serving'

import { openFlagProvider } from '../adapters/flags/remote-flags.ts'
import { readAppSecret } from '../config/app-secret.ts'
import { readFlagProviderSettings } from '../config/flag-provider-settings.ts'
import { systemClock } from '../deps.ts'
import { connect, thisCaller } from '../socket/client.ts'
import { deriveSecrets } from '../config/secrets.ts'
import { siteOrigins } from '../config/site-origin.ts'
import type { RunCommand } from '../socket/server.ts'
import { productionFault } from '../store/repositories/demonstration.ts'
import { createLog } from '../observability/log.ts'
import { openStore } from '../store/open.ts'
import { preparePlaces } from '../store/reference/prepare-places.ts'
import { StoreError } from '../store/store-error.ts'
import type { Print } from './command.ts'
import type { DataLocation } from './data-location.ts'
import { demoRemove } from './demo/remove.ts'
import { createCommandRunner } from './run-command.ts'

/**
 * Runs a command in the running API if one owns the data folder, else in this process.
 * @returns exit code
 */
export async function runAtData(place: DataLocation, command: string, request: unknown, print: Print): Promise<number> {
  const api = place.databaseUrl === undefined ? await connect(place.socketPath) : null
  if (!api) return runHere(place, command, request, print)
  const outcome = await api.run(command, request, print)
  if (outcome.kind === 'ended') return outcome.exit
  print('The API stopped while it ran the command. Start the API, then run the command again: repeating it is safe.')
  return 1
}

async function runHere(place: DataLocation, command: string, request: unknown, print: Print): Promise<number> {
  if (place.isProduction && place.databaseUrl === undefined) {
    print(
      'DATABASE_URL is missing: production keeps its data on PostgreSQL. Set it, or set APP_ENV=development for the data of pnpm start.',
    )
    return 1
  }
  // A mistyped folder must not become a database.
  if (place.databaseUrl === undefined && !existsSync(place.dataDir)) {
    print(`There is no folder ${place.dataDir} with data. Start the API once, as pnpm start does, or set DATA_DIR or DATABASE_URL.`)
    return 1
  }
  if (place.databaseUrl === undefined || place.secretFile === undefined) {
    const folder = preparePrivateFolder('DATA_DIR', place.dataDir, place.isProduction)
    if (!folder.ok) {
      print(folder.error)
      return 1
    }
  }
  const { partners, invalid } = await readPartners(place.partnersDir)
  for (const { id, issues } of invalid) print(describeIssues(id, issues))
  if (invalid.length > 0) return 1
  const origins = siteOrigins(
    partners.map(({ partner }) => partner.program),
    place.originPattern,
  )
  if (!origins.ok) {
    print(origins.error)
    return 1
  }
  const secret = await readAppSecret(place.secretFile, place.dataDir)
  if (!secret.ok) {
    print(secret.error)
    return 1
  }
  const flagSettings = await readFlagProviderSettings(place.flagProviderFile)
  if (!flagSettings.ok) {
    print(flagSettings.error)
    return 1
  }
  const opened = await open(place)
  if (typeof opened === 'string') {
    print(opened)
    return 1
  }
  try {
    const all = partners.map(({ partner }) => partner)
    const fault = place.isProduction && command !== demoRemove.name ? await productionFault(opened) : null
    if (fault !== null) {
      print(fault)
      return 1
    }
    await opened.exclusively(() => preparePlaces(opened, print))
    const secrets = deriveSecrets(secret.value, systemClock)
    const run: RunCommand = createCommandRunner({
      store: opened,
      partners: new Map(all.map((partner) => [partner.program.id, partner])),
      clock: systemClock,
      secrets,
      flagProvider: openFlagProvider(flagSettings.value, secrets, createLog('silent'), { waitMs: 1_000 }),
      // An API that serves this data finds the messages within a minute.
      outbox: { dispatch: () => Promise.resolve() },
      settings: {
        publicOrigin: origins.value,
        isServed: () => true,
        environment: place.isProduction ? 'production' : 'development',
        partnerCardsKeyFile: place.partnerCardsKeyFile,
      },
    })
    return await run(command, request, print, thisCaller())
  } finally {
    await opened.close()
  }
}

async function open({ dataDir, databaseUrl }: DataLocation) {
  try {
    return await openStore(databaseUrl === undefined ? { dataDir: join(dataDir, 'db') } : { databaseUrl })
  } catch (error) {
    if (error instanceof StoreError) return error.message
    throw error
  }
}
