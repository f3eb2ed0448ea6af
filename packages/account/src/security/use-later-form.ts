import { useLater } from '@dining/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'

type State = 'closed' | 'open' | 'done'

interface LaterForm<Module> {
  /** The module of the form while the form is open. */
  readonly module: Module | null
  readonly isLoading: boolean
  /** Its code could not be fetched; `open` tries again. */
  readonly isFailed: boolean
  readonly isDone: boolean
  readonly open: () => void
  readonly close: (state: 'closed' | 'done') => void
  /** Of the message after success. It takes the focus, because the pressed button is gone. */
  readonly result: RefObject<HTMLDivElement | null>
}

/** A form of a page whose code loads when it is opened. @param fetchModule an `import()` */
export function useLaterForm<Module extends object>(fetchModule: () => Promise<Module>): LaterForm<Module> {
  const { module, isFailed, load } = useLater(fetchModule)
  const [state, setState] = useState<State>('closed')
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'done') result.current?.focus()
  }, [state])

  function open() {
    setState('open')
    if (!module) load()
  }
  const isOpen = state === 'open'
  return {
    module: isOpen ? module : null,
    isLoading: isOpen && !module && !isFailed,
    isFailed: isOpen && isFailed,
    isDone: state === 'done',
    open,
    close: setState,
    result,
  }
}
