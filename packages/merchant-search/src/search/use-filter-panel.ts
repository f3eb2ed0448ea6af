import { useRef, useState } from 'react'

import type FilterDialog from './FilterDialog.tsx'

const load = async () => (await import('./FilterDialog.tsx')).default

interface FilterPanel {
  /** The panel, once its code has loaded. */
  readonly FilterDialog: typeof FilterDialog | undefined
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  /** Fetches the code, when the visitor comes near the button. */
  readonly prepare: () => void
}

/** The filter panel, whose code is not in the first load. If it cannot be fetched, the button tries again. */
export function useFilterPanel(): FilterPanel {
  const [panel, setPanel] = useState<Pick<FilterPanel, 'FilterDialog'>>()
  const [isOpen, setIsOpen] = useState(false)
  const loading = useRef<Promise<void>>(undefined)
  const prepare = () => {
    loading.current ??= load().then(
      (loaded) => setPanel({ FilterDialog: loaded }),
      () => {
        loading.current = undefined
        setIsOpen(false)
      },
    )
  }
  return {
    FilterDialog: panel?.FilterDialog,
    isOpen,
    open: () => {
      setIsOpen(true)
      prepare()
    },
    close: () => setIsOpen(false),
    prepare,
  }
}
