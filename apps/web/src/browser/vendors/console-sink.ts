import { addSink } from '@dining/session/analytics-sinks'

/** Writes each event of the page into the browser's console, for development; an entry that the catalogue does not have is marked. */
export function writeToConsole(): void {
  addSink({
    send: (event) => console.debug('analytics', event),
    // Before items of a shop, the layer is emptied of the previous ones.
    refuse: (entry) => console.debug('analytics, not in the catalogue', entry),
  })
}
