import type { Kysely } from 'kysely'

import { referenceTable, run } from './tenant-table.ts'

const COLUMNS = `
  network_id text not null,
  name text not null,
  about text not null,
  phone text,
  address1 text not null,
  city text not null,
  state text not null,
  zip_code text not null,
  neighborhood text,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  price_range smallint not null check (price_range between 0 and 4),
  rating real not null check (rating between 0 and 5),
  rating_count integer not null check (rating_count >= 0),
  cuisines text[] not null,
  features text[] not null,
  meals text[] not null,
  acclaimed_level smallint not null check (acclaimed_level between 0 and 2),
  highlight text,
  hours jsonb not null,
  menu_url text,
  menu_images jsonb not null,
  order_url text,
  order_origin text,
  open_table_id text,
  image_base_url text,
  origin text not null,
  offer_type text not null check (offer_type in ('Unlimited', 'Limited')),
  offer_days text[] not null,
  offer_meals text[] not null,
  max_visits_per_month integer,
  max_spend_cents_per_month integer,
  first_day date,
  last_day date,
  access_tier smallint not null check (access_tier in (0, 2, 3)),
  bonus_units integer,
  campaign_codes text[] not null,
  reviews jsonb not null,
  events jsonb not null,
  search_text text not null,
  source text not null check (source in ('default', 'import'))`

export async function up(db: Kysely<never>): Promise<void> {
  await referenceTable(db, 'merchant', `id text primary key, ${COLUMNS}, active boolean not null default true`, 'read')
  // Imported rows are staged here until they replace the merchants in one transaction.
  await referenceTable(
    db,
    'merchant_stage',
    `import_id text not null, line integer not null, ${COLUMNS}, primary key (import_id, network_id)`,
    'nothing',
  )
  await referenceTable(
    db,
    'merchant_import',
    `id text primary key,
     file_name text not null,
     file_hash text not null,
     started_at timestamptz not null,
     finished_at timestamptz,
     counts jsonb not null default '{}'`,
    'nothing',
  )
  await run(
    db,
    'create unique index merchant_network_id on merchant (network_id)',
    'create index merchant_position on merchant (latitude, longitude) where active',
    'create index merchant_search_text on merchant using gin (search_text gin_trgm_ops)',
  )
}
