import { lazy, useSyncExternalStore, type ComponentType, type LazyExoticComponent } from 'react'

const never = () => () => {}

/** False in the first render, which equals the server's: the parts of this package come in the browser, so that a page is the same for every visitor. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** A component whose code no first load contains. If it cannot be fetched, the page works without it. */
/* @__NO_SIDE_EFFECTS__ */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: () => null })))
}
