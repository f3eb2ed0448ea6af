import { useState } from 'react'

interface Later<Module> {
  /** Null until it has loaded. */
  readonly module: Module | null
  /** It could not be fetched; `load` tries again. */
  readonly isFailed: boolean
  readonly load: () => void
}

/** Code that is fetched when the visitor asks for it. @param fetchModule an `import()` */
export function useLater<Module extends object>(fetchModule: () => Promise<Module>): Later<Module> {
  const [module, setModule] = useState<Module | null>(null)
  const [isFailed, setFailed] = useState(false)
  const load = () => {
    fetchModule().then(
      (loaded) => {
        setFailed(false)
        setModule(loaded)
      },
      () => setFailed(true),
    )
  }
  return { module, isFailed, load }
}
