import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value that only the browser has. The first render of a page from the server has the server's value, so that both are equal, and the next one has
 * the browser's; a page that the visitor navigates to has the browser's at once.
 * @param read returns the same value, or an equal one that is no object, each time
 */
export const useBrowserValue = <Value, OnServer = Value>(read: () => Value, onServer: OnServer): Value | OnServer =>
  useSyncExternalStore<Value | OnServer>(never, read, () => onServer)

const inBrowser = () => true

/** False in the first render of a page from the server: for parts that come in the browser, so that a page is the same for every visitor. */
export const useIsInBrowser = (): boolean => useBrowserValue(inBrowser, false)
