import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'

type State = 'closed' | 'loading' | 'open' | 'done' | 'failed'

interface LaterForm<Props> {
  /** The form while it is open. */
  readonly Form: ComponentType<Props> | null
  readonly state: State
  readonly open: () => void
  readonly close: (state: 'closed' | 'done') => void
  /** Of the message after success. It takes the focus, because the pressed button is gone. */
  readonly result: RefObject<HTMLDivElement | null>
}

/** A form of a page whose code loads when it is opened. @param load its component */
export function useLaterForm<Props>(load: () => Promise<ComponentType<Props>>): LaterForm<Props> {
  const [Form, setForm] = useState<ComponentType<Props> | null>(null)
  const [state, setState] = useState<State>('closed')
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'done') result.current?.focus()
  }, [state])

  async function open() {
    setState('loading')
    const loaded = await load().catch(() => null)
    setForm(() => loaded)
    setState(loaded ? 'open' : 'failed')
  }
  function close(to: 'closed' | 'done') {
    setForm(null)
    setState(to)
  }
  return { Form, state, open: () => void open(), close, result }
}
