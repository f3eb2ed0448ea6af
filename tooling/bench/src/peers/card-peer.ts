import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import pg from 'pg'

import { sealCard } from '../card.ts'
import type { Step } from '../drive.ts'
import type { CardPart, Listening } from './card-server.ts'

/** The same durable writes as a saved card has, without row level security, limits and sessions. */
const TABLES = `
  create schema peer;
  create table peer.card (id text primary key, token text not null, last_four text not null, linked_at timestamptz default now(), unlinked_at timestamptz);
  create table peer.card_claim (token text primary key, card_id text not null);
  create table peer.card_release (token text, at timestamptz default now());
  create table peer.idempotency_key (key text primary key, body text not null);
  create table peer.mail_outbox (id uuid primary key, content text not null, created_at timestamptz default now());
  create table peer.audit_event (id uuid primary key, kind text not null, detail text not null, at timestamptz default now());
  grant usage on schema peer to dining_app;
  grant select, insert, update, delete on all tables in schema peer to dining_app`
const VAULT_TABLES = `
  create table used_ids (jti text primary key);
  create table cards (token text primary key, state text not null, last_four text not null, network_token text)`
const VAULT_DATABASE = 'peer_vault'

export interface CardPeer {
  /** A visitor who saves a card and then removes it, as those of the product do. */
  readonly visitor: () => Step
  readonly close: () => void
}

/** Starts the processes of `card-server.ts` on a PostgreSQL server, with tables of their own. */
export async function serveCards(databaseUrl: string, partnerId: string, body: string): Promise<CardPeer> {
  const vaultDatabaseUrl = Object.assign(new URL(databaseUrl), { pathname: `/${VAULT_DATABASE}` }).href
  await runOnce(databaseUrl, TABLES, `create database ${VAULT_DATABASE}`)
  await runOnce(vaultDatabaseUrl, VAULT_TABLES)
  const stops: (() => void)[] = []
  const start = async (part: CardPart): Promise<Listening & { url: string }> => {
    const child = fork(fileURLToPath(new URL('card-server.ts', import.meta.url)))
    stops.push(() => void child.kill())
    child.send(part)
    const [listening] = (await once(child, 'message')) as [Listening]
    return { ...listening, url: `http://127.0.0.1:${listening.port}` }
  }
  const network = await start({ part: 'network' })
  const vault = await start({ part: 'vault', databaseUrl: vaultDatabaseUrl, networkUrl: network.url })
  const { url } = await start({ part: 'api', databaseUrl, partnerId, vaultUrl: vault.url, body })
  const { jwk } = vault
  if (!jwk) throw new Error('the peer’s vault has no key')
  const ask = async (id: string, request: RequestInit) => {
    const response = await fetch(`${url}/${id}`, request)
    const text = await response.text()
    if (!response.ok) throw new Error(`The peer answered ${response.status}: ${text}`)
  }
  return {
    visitor: () => async (timed) => {
      const [id, card] = [randomUUID(), await sealCard({ partner: partnerId, kid: 'peer', jwk })]
      await timed(() => ask(id, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(card) }))
      await ask(id, { method: 'DELETE' })
    },
    close: () => stops.forEach((stop) => stop()),
  }
}

async function runOnce(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
