import pg from 'pg'

import { StackError } from '../stack-error.ts'

/**
 * Makes the vault's own database on the server of another one, named after it with "_vault", when it is not there yet.
 * Resolves with its address. Rejects with a StackError when the user of `url` may not create databases.
 */
export async function createVaultDatabase(url: string): Promise<string> {
  const name = `${new URL(url).pathname.slice(1)}_vault`
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
    return Object.assign(new URL(url), { pathname: `/${name}` }).href
  } catch (error) {
    throw new StackError(
      `The vault's database ${name} cannot be made (${error instanceof Error ? error.message : 'unknown'}): create it manually.`,
    )
  } finally {
    await client.end()
  }
}
