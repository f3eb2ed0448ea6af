// What pages, the service worker and its replacement agree on. Nothing else is here, so that each of them can import it.

/** The database of what this device keeps; of the site's own origin, so that no other partner can read it. */
export const DATABASE = 'offline'

/** Message that asks the service worker for all files of its build, which it does not load by itself where the browser saves data. */
export const KEEP_FILES = 'keep-files'
