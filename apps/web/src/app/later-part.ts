import { retryWhenReachable } from './reachability.ts'

interface LaterPart<Module> {
  /** Fetches the code; the same promise at each call. */
  readonly load: () => Promise<Module>
  /** The code, once it is loaded. */
  readonly module: () => Module | undefined
}

const parts: LaterPart<unknown>[] = []

/** A part whose code is not in the first load. Without a connection it loads when the connection is back. */
export function laterPart<Module>(importModule: () => Promise<Module>): LaterPart<Module> {
  let loaded: Module | undefined
  let loading: Promise<Module> | undefined
  const part: LaterPart<Module> = {
    load: () => (loading ??= retryWhenReachable(importModule).then((module) => (loaded = module))),
    module: () => loaded,
  }
  parts.push(part)
  return part
}

/** Loads every later part of the bundle, at the server's start, so that rendering does not wait. */
export async function loadAllParts(): Promise<void> {
  await Promise.all(parts.map((part) => part.load()))
}
