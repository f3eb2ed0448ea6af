// What pages, the service worker and its replacement agree on. Nothing else is here, so that each of them can import it.

/** The database of what this device keeps; of the site's own origin, so that no other partner can read it. */
export const DATABASE = 'offline'

/** Whether this device keeps anything: the database exists only then. A browser that does not list its databases may hold it. */
export async function holdsSomething(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false
  if (typeof indexedDB.databases !== 'function') return true
  return (await indexedDB.databases()).some(({ name }) => name === DATABASE)
}

/** Message that asks the service worker for all files of its build, which it does not load by itself where the browser saves data. */
export const KEEP_FILES = 'keep-files'
