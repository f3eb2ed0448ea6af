import { Suspense, use, type ComponentType } from 'react'

import { laterPart } from './later-part.ts'
import { whenUsed } from './when-used.ts'

/**
 * A part of a page that is drawn with it and taken over only when the visitor makes a first move: its links and its scrolling work
 * before that, its code is no part of the first load. Its module is `<Name>.island.tsx`, whose styles come with the page all the same.
 * `load` fetches the code ahead, for a loader that leads to a page with it.
 */
export function island<Props extends object>(importModule: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const { load, module } = laterPart(importModule)
  let waiting: Promise<unknown> | undefined

  function Content(props: Props) {
    // A promise must be the same at each try, or the try never ends.
    if (!module()) use((waiting ??= whenUsed().then(load)))
    const Part = module()?.default
    return Part ? <Part {...props} /> : null
  }
  const Island = (props: Props) => (
    <Suspense>
      <Content {...props} />
    </Suspense>
  )
  return Object.assign(Island, { load })
}
