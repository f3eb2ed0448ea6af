import { startPostgres } from '../postgres.ts'

/** Vitest's global set-up of the API suite on a real server: its address reaches the tests as TEST_DATABASE_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  process.env['TEST_DATABASE_URL'] = postgres.url
  return postgres.stop
}
