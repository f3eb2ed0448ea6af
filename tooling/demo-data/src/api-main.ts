import { serve } from '@dining/api/data-loading'

import { inviteMember } from './invite-member.ts'
import { readDemoEnvironment } from './environment.ts'
import { loadDemonstration, ProductionDatabaseError } from './load.ts'
import { loadPartnerCards, type PartnerCardLoad } from './partner-cards/load-partner-cards.ts'
import { unlinkCards } from './unlink-cards.ts'

const error = await start()
if (error !== null) {
  process.stderr.write(`${error}\n`)
  process.exit(1)
}

/** The API with demonstration data in its database, for development and tests. */
async function start(): Promise<string | null> {
  const environment = readDemoEnvironment(process.env)
  if (!environment.ok) return environment.error
  const { DEMO_MERCHANTS: merchants } = environment.value
  let prepared: Pick<PartnerCardLoad, 'store' | 'partners' | 'asOf'> | undefined
  try {
    const error = await serve(process.env, {
      prepare: async ({ store, ...installation }) => {
        prepared = { store, partners: installation.partners, asOf: installation.asOf }
        await loadDemonstration(store, { ...installation, operator: true, ...(merchants === undefined ? {} : { merchants }) })
      },
      commands: [inviteMember, unlinkCards],
    })
    if (error === null && prepared) void loadKnownCards(prepared)
    return error
  } catch (error) {
    if (error instanceof ProductionDatabaseError) return error.message
    throw error
  }
}

/** The vault may start after the API, so this runs beside its calls. The next start repeats what was not finished. */
async function loadKnownCards({ store, partners, asOf }: Pick<PartnerCardLoad, 'store' | 'partners' | 'asOf'>): Promise<void> {
  const { VAULT_URL = '', VAULT_TOKEN = '', SERVED_PARTNERS = '' } = process.env
  const served = new Set(SERVED_PARTNERS.split(',').filter((id) => id !== ''))
  const here = partners.filter(({ program }) => served.size === 0 || served.has(program.id))
  const end = new AbortController()
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => end.abort())
  await loadPartnerCards({ store, partners: here, vault: { url: VAULT_URL, token: VAULT_TOKEN }, asOf, signal: end.signal }).catch(
    // The process is ending, and its store is closed.
    () => undefined,
  )
}
