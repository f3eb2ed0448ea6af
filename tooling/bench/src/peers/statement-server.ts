import { createServer } from 'node:http'

import pg from 'pg'

/** What the peer does for each call, from its parent. */
export interface Statement {
  readonly databaseUrl: string
  readonly partnerId: string
  readonly text: string
  readonly values: readonly unknown[]
  readonly body: string
}

/**
 * A handler written by hand on `node:http` and `pg`, in a process of its own: each call runs one statement with the settings of a tenant, in a
 * transaction, and answers with these bytes.
 */
process.once('message', (statement: Statement) => {
  const { databaseUrl, partnerId, text, values, body } = statement
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const run = async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('role', 'dining_app', true), set_config('app.partner_id', $1, true)`, [partnerId])
      await client.query(text, [...values])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      run().then(
        () => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.once('disconnect', () => process.exit())
