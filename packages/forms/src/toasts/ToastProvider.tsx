import { forms } from '@dining/copy-engine/texts/forms'
import { useSay } from '@dining/partner-kit/react'
import { ToastRegion } from '@dining/ui'
import { createContext, use, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'

import { createToasts, type ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | undefined>(undefined)

/** Gives what is below it the toasts, and shows them above everything (FORM-27). */
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
