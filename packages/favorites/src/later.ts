import { lazy, startTransition, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * False in the first render, which equals the server's: the parts of this package come in the browser, so that a page is the same for every visitor.
 * They come as a transition, in small steps between which input is handled: a page may have dozens of hearts.
 */
export function useIsInBrowser(): boolean {
  const [isInBrowser, setIsInBrowser] = useState(false)
  useEffect(() => startTransition(() => setIsInBrowser(true)), [])
  return isInBrowser
}

/** A component whose code no first load contains. If it cannot be fetched, the page works without it. */
/* @__NO_SIDE_EFFECTS__ */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: () => null })))
}
