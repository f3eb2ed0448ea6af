import type { Toast } from '@dining/ui'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Milliseconds until a status toast closes (FORM-28), and any other (FORM-29). */
export const STATUS_TOAST_MS = 3000
export const TOAST_MS = 5000

export interface ToastInput extends Pick<Toast, 'type' | 'message'> {
  /** Stays until it is dismissed: an error of a form (FORM-30). */
  readonly stays?: boolean
}

interface Toasts {
  readonly toasts: readonly Toast[]
  /** Answers the toast's id. */
  readonly show: (toast: ToastInput) => string
  readonly dismiss: (id: string) => void
}

/** The toasts of the page, outside of React, so that whatever ends a page (a redirect after a delete) can leave one for the next. */
export type ToastStore = StoreApi<Toasts>

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
