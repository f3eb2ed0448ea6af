import { migratePostgres } from '../store/migrate-postgres.ts'
import { StoreError } from '../store/store-error.ts'
import type { Print } from './command.ts'

export const MIGRATE = {
  name: 'migrate',
  summary: 'Updates the tables of a PostgreSQL server.',
  help: `Brings the tables of a PostgreSQL server up to date. Run it before a new version of the API starts.

  MIGRATE_DATABASE_URL=postgres://… pnpm api migrate

  MIGRATE_DATABASE_URL  the database, as the user who owns the tables
  DATABASE_URL          the database, as the user who serves; that user is let in where it is another one
  --help                shows this

The API that runs goes on meanwhile: changes are made so that the version before can serve with them.
An embedded database is brought up to date by the API itself when it starts.`,
} as const

/**
 * `pnpm api migrate`.
 * @returns exit code: 0 done, 1 not done, 2 invalid arguments
 */
export async function runMigrate(env: Readonly<Record<string, string | undefined>>, print: Print): Promise<number> {
  const [ownerUrl, servingUrl] = [env['MIGRATE_DATABASE_URL'], env['DATABASE_URL']]
  for (const [name, url] of Object.entries({ MIGRATE_DATABASE_URL: ownerUrl, DATABASE_URL: servingUrl || ownerUrl })) {
    if (url && URL.canParse(url) && url.startsWith('postgres')) continue
    print(`${name} ${url ? 'must be an address that starts with postgres://' : 'is missing'}. See pnpm api migrate --help.`)
    return 2
  }
  try {
    const servingUser = servingUrl ? decodeURIComponent(new URL(servingUrl).username) : undefined
    const applied = await migratePostgres(ownerUrl ?? '', servingUser)
    for (const name of applied) print(`${name} done`)
    print(applied.length === 0 ? 'The tables are up to date.' : `The tables are up to date: ${applied.length} changes made.`)
    return 0
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    print(error.message)
    return 1
  }
}
