import { createServer } from 'node:http'

import { tenantStatements } from './tenant-statements.ts'

/** As many as a process of the API has. */
const CONNECTIONS = 10

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
  const run = tenantStatements(databaseUrl, partnerId, CONNECTIONS)
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      run(text, values).then(
        () => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.once('disconnect', () => process.exit())
