import { forms } from '@dining/copy-engine/texts/forms'
import { useSay } from '@dining/partner-kit/react'
import { ToastRegion, type Toast } from '@dining/ui'
import { createContext, use, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Milliseconds until a status toast closes (FORM-28), and any other (FORM-29). */
const STATUS_TOAST_MS = 3000
const TOAST_MS = 5000

interface ToastInput extends Pick<Toast, 'type' | 'message'> {
  /** Stays until it is dismissed: an error of a form (FORM-30). */
  readonly stays?: boolean
}

interface Toasts {
  readonly toasts: readonly Toast[]
  /** Returns the toast's id. */
  readonly show: (toast: ToastInput) => string
  readonly dismiss: (id: string) => void
}

/** The toasts of the page, outside of React, so that code that leaves a page (a redirect after a delete) can show one on the next page. */
type ToastStore = StoreApi<Toasts>

export function createToasts(): ToastStore {
  let count = 0
  return createStore<Toasts>((set, get) => ({
    toasts: [],
    show({ type, message, stays = false }) {
      const id = `toast-${++count}`
      set(({ toasts }) => ({ toasts: [...toasts, { id, type, message }] }))
      if (!stays) setTimeout(() => get().dismiss(id), type === 'status' ? STATUS_TOAST_MS : TOAST_MS)
      return id
    },
    dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }))
}

const ToastContext = createContext<ToastStore | undefined>(undefined)

/** Provides the toasts to the components below it, and shows them above everything else (FORM-27). */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const say = useSay()
  const [store] = useState(createToasts)
  const { toasts, dismiss } = useStore(store)
  return (
    <ToastContext value={store}>
      {children}
      <ToastRegion label={say(forms.messages)} dismissLabel={say(forms.close)} toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  )
}

/** The toasts of the page: `useToasts().show({ type: 'success', message })`. Throws outside of a ToastProvider, which is a bug of the tree. */
export function useToasts(): Pick<ReturnType<ToastStore['getState']>, 'show' | 'dismiss'> {
  const store = use(ToastContext)
  if (!store) throw new Error('useToasts needs a ToastProvider above it')
  return store.getState()
}
