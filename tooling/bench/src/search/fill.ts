import { buildMerchants, MERCHANT_COUNT } from '@dining/demo-restaurants'
import { buildPlaces, insertMerchants } from '@dining/api/data-loading'
import { migratePostgres, openStore } from '@dining/api/testing'
import pg from 'pg'

/** Indexes of the peers, which the product does not have. */
const PEER_INDEXES = `
  create extension if not exists cube;
  create extension if not exists earthdistance;
  create index if not exists bench_earth on merchant using gist (ll_to_earth(latitude, longitude)) where active;
  create index if not exists bench_point on merchant using gist (point(longitude, latitude)) where active`
/** Degrees by which a copy of a restaurant is moved: a few miles. */
const MOVED = 0.12

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Migrates an empty database and fills it with the default restaurants. */
export async function fillDefault(url: string, asOf: Date): Promise<void> {
  await migratePostgres(url)
  const store = await openStore({ databaseUrl: url })
  await store.owner((tx) => insertMerchants(tx, buildMerchants(buildPlaces(), asOf)))
  await store.close()
  await withClient(url, (client) => client.query(PEER_INDEXES))
}

/** Adds copies of the default restaurants at other places, up to a number of rows. */
export async function growTo(url: string, rows: number): Promise<void> {
  await withClient(url, async (client) => {
    const { rows: columns } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'merchant' and is_generated = 'NEVER'`,
    )
    const { rows: counted } = await client.query<{ count: number }>('select count(*)::int as count from merchant')
    const copies = Math.floor(rows / MERCHANT_COUNT)
    const before = Math.floor((counted[0]?.count ?? 0) / MERCHANT_COUNT)
    const changed: Readonly<Record<string, string>> = {
      id: `id || '-' || copy`,
      network_id: `network_id || '-' || copy`,
      latitude: `latitude + ${MOVED} * (random() - 0.5)`,
      longitude: `longitude + ${MOVED} * (random() - 0.5)`,
    }
    const names = columns.map(({ name }) => name)
    // Stored by place, as an import stores them.
    if (copies > before)
      await client.query(`insert into merchant (${names.join(', ')})
        select ${names.map((name) => changed[name] ?? name).join(', ')} from merchant, generate_series(${before}, ${copies - 1}) copy
        where id not like '%-%' order by zip_code`)
    await client.query('vacuum analyze merchant')
  })
}
