import { serve } from '@dining/api/data-loading'

import { inviteMember } from './invite-member.ts'
import { readDemoEnvironment } from './environment.ts'
import { loadDemonstration, ProductionDatabaseError } from './load.ts'

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
  try {
    return await serve(process.env, {
      prepare: ({ store, ...installation }) =>
        loadDemonstration(store, { ...installation, operator: true, ...(merchants === undefined ? {} : { merchants }) }),
      commands: [inviteMember],
    })
  } catch (error) {
    if (error instanceof ProductionDatabaseError) return error.message
    throw error
  }
}
