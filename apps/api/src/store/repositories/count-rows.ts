import { sql, type Kysely } from 'kysely'

import type { Tables } from '../tables.ts'

/** The number of rows of each table, counted as the user of the connection. */
export async function countRows(db: Kysely<Tables>): Promise<Readonly<Record<string, number>>> {
  const { rows: tables } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ rows: number }>`select count(*)::integer as rows from ${sql.table(name)}`.execute(db)
    counts[name] = rows[0]?.rows ?? 0
  }
  return counts
}
