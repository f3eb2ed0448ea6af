/** Path of the service worker: at the top, so that it is in charge of every page (PWA-09). */
export const WORKER_PATH = '/worker.js'

/** Path of the page that the service worker shows without a connection. */
export const OFFLINE_PATH = '/offline'
