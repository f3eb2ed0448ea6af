import pg from 'pg'

/**
 * Statements of a peer that was written by hand: each runs in a transaction with the settings of a tenant.
 * @param connections as many as the product's process has
 */
export function tenantStatements(databaseUrl: string, partnerId: string, connections: number) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  return async (text: string, values: readonly unknown[]): Promise<void> => {
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
}
