import { forms } from '@dining/copy-engine/texts/forms'
import { useSay } from '@dining/partner-kit/react'
import { ToastRegion, type Toast } from '@dining/ui'
import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react'

import { createToasts, type ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | undefined>(undefined)
const NONE: readonly Toast[] = []

/** Gives what is below it the toasts, and shows them above everything (FORM-27). */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const say = useSay()
  const [store] = useState(createToasts)
  const toasts = useSyncExternalStore(store.subscribe, store.list, () => NONE)
  return (
    <ToastContext value={store}>
      {children}
      <ToastRegion label={say(forms.messages)} dismissLabel={say(forms.close)} toasts={toasts} onDismiss={store.dismiss} />
    </ToastContext>
  )
}

/** The toasts of the page: `useToasts().show({ type: 'success', message })`. Throws outside of a ToastProvider, which is a bug of the tree. */
export function useToasts(): Pick<ToastStore, 'show' | 'dismiss'> {
  const store = use(ToastContext)
  if (!store) throw new Error('useToasts needs a ToastProvider above it')
  return store
}
