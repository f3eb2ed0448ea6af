import { KEEP_FILES } from './agreed.ts'

/** Whether this page has a worker, which can show the site without a connection. */
export const hasWorker = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** Asks the worker for the files that the screen without a connection needs. */
export function keepFiles(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(KEEP_FILES)
}
