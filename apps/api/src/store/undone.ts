import type { Store } from './store.ts'
import type { Tx } from './tables.ts'

/** Runs work in a transaction, and rolls it back. @returns what the work returned */
async function undone<T>(transact: (work: (tx: Tx) => Promise<T>) => Promise<T>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const rollback = new Error('A dry run ends with a rollback.')
  let done: { readonly value: T } | undefined
  try {
    await transact(async (tx) => {
      done = { value: await work(tx) }
      throw rollback
    })
  } catch (error) {
    if (error !== rollback) throw error
  }
  // Only work that returned reaches the rollback.
  if (!done) throw rollback
  return done.value
}

/** The same store, whose transactions see the effect of their own work, and leave none. */
export function undoing(store: Store): Store {
  const tenant: Store['tenant'] = (partnerId, work) => undone((each) => store.tenant(partnerId, each), work)
  return {
    ...store,
    tenant,
    admitting: { tenant },
    reference: (work) => undone(store.reference, work),
    owner: (work) => undone(store.owner, work),
    acrossPartners: (work) => undone(store.acrossPartners, work),
  }
}
