export type Value = string | number | null
export type Row = Readonly<Record<string, unknown>>

export interface Queries {
  /** Runs one statement with `$1`, `$2` … as placeholders for values; returns the rows of a SELECT or of RETURNING. */
  readonly query: (sql: string, values?: readonly Value[]) => Promise<readonly Row[]>
}

/**
 * The database below the vault's store. Both engines run the same statements, so tables contain only TEXT and BIGINT, and an
 * UPDATE or DELETE with a condition, never a read followed by a write, decides between processes.
 */
export interface Database extends Queries {
  /** Runs statements as one transaction; an exception rolls it back. */
  readonly transaction: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** Tables of the vault. Times are milliseconds since 1970 unless a column says otherwise. */
export const TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS cards (
    token TEXT PRIMARY KEY,
    partner_id TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('unregistered', 'registering', 'registered', 'releasing')),
    sealed_network_token TEXT,
    brand TEXT NOT NULL,
    last_four TEXT NOT NULL,
    changed_at BIGINT NOT NULL,
    next_try_at BIGINT,
    attempts BIGINT NOT NULL DEFAULT 0,
    UNIQUE (partner_id, fingerprint)
  )`,
  `CREATE INDEX IF NOT EXISTS cards_fingerprint ON cards (fingerprint)`,
  `CREATE INDEX IF NOT EXISTS cards_unfinished ON cards (state, changed_at) WHERE state IN ('registering', 'releasing')`,
  // For `POST /cards/registered`.
  `CREATE INDEX IF NOT EXISTS cards_registered ON cards (changed_at, token) WHERE state = 'registered'`,
  // Cards that partners know. A member who chooses one makes it a row of `cards`, too.
  `CREATE TABLE IF NOT EXISTS loaded_cards (
    token TEXT PRIMARY KEY,
    partner_id TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    sealed_reference TEXT NOT NULL,
    brand TEXT NOT NULL,
    last_four TEXT NOT NULL,
    loaded_at BIGINT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS used_ids (jti TEXT PRIMARY KEY, expires_at BIGINT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS frame_keys (
    kid TEXT PRIMARY KEY,
    public_jwk TEXT NOT NULL,
    sealed_private_jwk TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    retires_at BIGINT
  )`,
  // At most one current key, also when several processes rotate at the same moment.
  `CREATE UNIQUE INDEX IF NOT EXISTS frame_keys_current ON frame_keys ((retires_at IS NULL)) WHERE retires_at IS NULL`,
  `CREATE TABLE IF NOT EXISTS data_keys (
    id TEXT PRIMARY KEY,
    purpose TEXT NOT NULL CHECK (purpose IN ('storage', 'fingerprint')),
    wrapped TEXT NOT NULL,
    wrapped_by TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    retired_at BIGINT
  )`,
  `CREATE UNIQUE INDEX IF NOT EXISTS data_keys_current ON data_keys (purpose) WHERE retired_at IS NULL`,
  `CREATE TABLE IF NOT EXISTS verifications (
    id TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    network_id TEXT NOT NULL,
    attempts BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
  )`,
  `CREATE INDEX IF NOT EXISTS verifications_fingerprint ON verifications (fingerprint, created_at)`,
]
