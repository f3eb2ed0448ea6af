import type { BrowserContext } from '@playwright/test'

/** An event as a page put it into `window.dataLayer`, with the milliseconds since its document began. */
export interface SeenEvent {
  readonly at: number
  readonly event: string
  readonly entry: Readonly<Record<string, unknown>>
}

/** Records the analytics events of all documents of a context, in their order. @param context before its first page */
export async function watchEvents(context: BrowserContext): Promise<(name?: string) => readonly SeenEvent[]> {
  const seen: SeenEvent[] = []
  await context.exposeBinding('__sawEvent', (_, at: number, entry: Readonly<Record<string, unknown>>) => {
    if (typeof entry['event'] === 'string') seen.push({ at, event: entry['event'], entry })
  })
  await context.addInitScript(() => {
    const layer: unknown[] = []
    layer.push = (...entries) => {
      // A copy: later changes of the page are not part of the event.
      for (const entry of entries) void Reflect.get(window, '__sawEvent')(performance.now(), structuredClone(entry))
      return Array.prototype.push.apply(layer, entries)
    }
    Reflect.set(window, 'dataLayer', layer)
  })
  return (name) => (name === undefined ? seen : seen.filter(({ event }) => event === name))
}
