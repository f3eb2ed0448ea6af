import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A component whose code no first load contains. If it cannot be fetched, the page works without it. */
/* @__NO_SIDE_EFFECTS__ */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: () => null })))
}
