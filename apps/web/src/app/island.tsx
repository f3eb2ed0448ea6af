import { Suspense, use, useEffect, useRef, type ComponentType, type RefObject } from 'react'

import { activate, INACTIVE } from './early-events.ts'
import { laterPart } from './later-part.ts'
import { whenUsed } from './when-used.ts'

type ImportModule<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/**
 * A part of a page that is rendered with it and hydrated later. Its links and its scrolling work before that; a click, a posted form or
 * typed text is repeated once it is hydrated (early-events.ts). `load` fetches the code in advance, for the loader of a page that contains it.
 * @param start resolves when the code should be loaded
 */
function laterComponent<Props extends object>(importModule: ImportModule<Props>, start: () => Promise<void>) {
  const { load, module } = laterPart(importModule)
  let waiting: Promise<unknown> | undefined

  function Content({ container, props }: { readonly container: RefObject<HTMLDivElement | null>; readonly props: Props }) {
    // Before `use`: if the module has loaded when React renders again, `use` is not called, and a hook after it would be one too many for React (#467).
    useEffect(() => {
      if (container.current) activate(container.current)
    }, [container])
    // A promise must be the same at each render, otherwise rendering never ends.
    if (!module()) use((waiting ??= start().then(load)))
    const Part = module()?.default
    return Part ? <Part {...props} /> : null
  }
  const Later = (props: Props) => {
    const container = useRef<HTMLDivElement>(null)
    return (
      <div ref={container} {...{ [INACTIVE]: '' }}>
        <Suspense>
          <Content container={container} props={props} />
        </Suspense>
      </div>
    )
  }
  return Object.assign(Later, { load })
}

/**
 * A part that is hydrated on the visitor's first action: its code is not in the first load. Its module is
 * `<Name>.island.tsx`, whose styles come with the page.
 */
export function island<Props extends object>(importModule: ImportModule<Props>) {
  return laterComponent(importModule, whenUsed)
}

const atOnce = () => Promise.resolve()

/** A part whose code loads as soon as it is rendered, separate from the first load of pages that do not show it. */
export function separatePart<Props extends object>(importModule: ImportModule<Props>) {
  return laterComponent(importModule, atOnce)
}
