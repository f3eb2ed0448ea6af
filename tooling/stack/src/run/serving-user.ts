import { randomBytes } from 'node:crypto'

import pg from 'pg'

const USER = 'dining_serving'

/** Makes the database user that serves and owns nothing, with a new password. Resolves with the address of the database as this user. */
export async function createServingUser(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('hex')
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [USER])
    await client.query(`${rowCount === 0 ? 'create' : 'alter'} role ${USER} login password '${password}'`)
    return Object.assign(new URL(ownerUrl), { username: USER, password }).href
  } finally {
    await client.end()
  }
}
