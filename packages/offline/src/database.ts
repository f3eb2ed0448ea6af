import { DATABASE, holdsSomething } from './agreed.ts'

// The database exists only while it holds something. Each call opens and closes it, so that its removal by the service worker's replacement never waits
// for a tab.
const STORE = 'entries'

/** `near`: restaurants, by the visitor's choice. `own`: the member's. `unsent`: actions that wait for a connection. */
export type Entry = 'near' | 'own' | 'unsent'

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing')))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return settled(request)
}

/** Opens what is there; another tab may remove it meanwhile, and then an empty database must not take its place. @throws if there is none */
function openExisting(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.transaction?.abort())
  return settled(request)
}

/** Resolves once the database is gone, or will be when another tab has closed it. */
const removeDatabase = () =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(DATABASE)
    for (const name of ['success', 'error', 'blocked']) request.addEventListener(name, () => resolve())
  })

/** @returns undefined if it is not kept, or the browser does not allow the site to keep anything */
export async function readEntry(entry: Entry): Promise<unknown> {
  try {
    if (!(await holdsSomething())) return undefined
    const database = await openExisting()
    try {
      return await settled(database.transaction(STORE).objectStore(STORE).get(entry))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

/**
 * Changes an entry. Reading and writing are one transaction, so that two tabs lose no change of each other.
 * @param change gets the entry, and returns the new one; undefined removes it
 * @returns what `change` returned
 * @throws if the browser does not allow the site to keep it, or its storage is full
 */
export async function changeEntry<Next>(entry: Entry, change: (before: unknown) => Next): Promise<Next> {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, 'readwrite')
    const store = transaction.objectStore(STORE)
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The browser keeps nothing')))
    })
    const made = await new Promise<Next>((resolve, reject) => {
      const request = store.get(entry)
      request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing')))
      request.addEventListener('success', () => {
        try {
          const next = change(request.result)
          if (next === undefined) store.delete(entry)
          else store.put(next, entry)
          resolve(next)
        } catch (failure) {
          reject(failure)
        }
      })
    })
    await done
    return made
  } finally {
    database.close()
  }
}

/** Removes an entry, and the database with the last one. Never rejects: what cannot be removed was not kept. */
export async function removeEntry(entry: Entry): Promise<void> {
  try {
    if (!(await holdsSomething())) return
    const database = await openExisting()
    let left: number
    try {
      const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
      store.delete(entry)
      left = await settled(store.count())
    } finally {
      database.close()
    }
    if (left === 0) await removeDatabase()
  } catch {
    // A browser that blocks the storage keeps nothing.
  }
}
