import { Suspense, use, type ComponentType } from 'react'

import { whenUsed } from './when-used.ts'

interface Island {
  load: () => Promise<unknown>
}

const islands: Island[] = []

/** Loads the code of every island of the bundle: at the server's start, so that nothing waits while a page is drawn. */
export async function loadAllIslands(): Promise<void> {
  await Promise.all(islands.map(({ load }) => load()))
}

/**
 * A part of a page that is drawn with it and taken over only when the visitor makes a first move: its links and its scrolling work
 * before that, its code is no part of the first load. Its module is `<Name>.island.tsx`, whose styles come with the page all the same.
 * `load` fetches the code ahead, for a loader that leads to a page with it.
 */
export function island<Props extends object>(importModule: () => Promise<{ readonly default: ComponentType<Props> }>) {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let waiting: Promise<void> | undefined
  const load = () => (loading ??= importModule().then((module) => void (Loaded = module.default)))
  islands.push({ load })

  function Content(props: Props) {
    // A promise must be the same at each try, or the try never ends.
    if (!Loaded) use((waiting ??= whenUsed().then(load)))
    return Loaded ? <Loaded {...props} /> : null
  }
  const Island = (props: Props) => (
    <Suspense>
      <Content {...props} />
    </Suspense>
  )
  return Object.assign(Island, { load })
}
