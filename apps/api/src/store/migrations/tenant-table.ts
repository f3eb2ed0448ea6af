import { sql, type Kysely } from 'kysely'

/** The role of requests: never an owner, so that no policy is bypassed; it has no login of its own. */
export const APP_ROLE = 'dining_app'
/** The role of imports, the feed and the preparation: it sees every partner's rows and may not change tables. */
export const OPERATOR_ROLE = 'dining_operator'
/** Setting of a transaction with its tenant; if it is unset or empty, no tenant's rows are visible. */
export const PARTNER_SETTING = 'app.partner_id'

type Rights = 'select' | 'select, insert' | 'select, insert, update, delete'

/** Runs statements one by one, since both engines accept one statement per call. */
export async function run(db: Kysely<never>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Creates a table of rows that belong to a partner: row level security under FORCE, and the rights of both roles. */
export async function tenantTable(db: Kysely<never>, name: string, columns: string, rights: Rights): Promise<void> {
  await run(
    db,
    `create table ${name} (${columns})`,
    `alter table ${name} enable row level security`,
    `alter table ${name} force row level security`,
    `create policy tenant on ${name} to ${APP_ROLE}
       using (partner_id = current_setting('${PARTNER_SETTING}', true))
       with check (partner_id = current_setting('${PARTNER_SETTING}', true))`,
    `create policy operator on ${name} to ${OPERATOR_ROLE} using (true) with check (true)`,
    `grant ${rights} on ${name} to ${APP_ROLE}`,
    `grant select, insert, update, delete on ${name} to ${OPERATOR_ROLE}`,
  )
}

/** Creates a table without a tenant: requests may at most read it, the operator writes it. */
export async function referenceTable(db: Kysely<never>, name: string, columns: string, app: 'read' | 'nothing'): Promise<void> {
  await run(
    db,
    `create table ${name} (${columns})`,
    `grant select, insert, update, delete, truncate on ${name} to ${OPERATOR_ROLE}`,
    ...(app === 'read' ? [`grant select on ${name} to ${APP_ROLE}`] : []),
  )
}
