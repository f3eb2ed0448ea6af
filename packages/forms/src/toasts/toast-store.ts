import type { Toast } from '@dining/ui'

/** Milliseconds until a status toast closes (FORM-28), and any other (FORM-29). */
export const STATUS_TOAST_MS = 3000
export const TOAST_MS = 5000

export interface ToastInput extends Pick<Toast, 'type' | 'message'> {
  /** Stays until it is dismissed: an error of a form (FORM-30). */
  readonly stays?: boolean
}

/** The toasts of the page, outside of React, so that whatever ends a page (a redirect after a delete) can leave one for the next. */
export interface ToastStore {
  readonly list: () => readonly Toast[]
  readonly subscribe: (listener: () => void) => () => void
  /** Answers the toast's id. */
  readonly show: (toast: ToastInput) => string
  readonly dismiss: (id: string) => void
}

export function createToasts(): ToastStore {
  let toasts: readonly Toast[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const dismiss = (id: string) => change(toasts.filter((toast) => toast.id !== id))
  return {
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show({ type, message, stays = false }) {
      const id = `toast-${++count}`
      change([...toasts, { id, type, message }])
      if (!stays) setTimeout(() => dismiss(id), type === 'status' ? STATUS_TOAST_MS : TOAST_MS)
      return id
    },
    dismiss,
  }
}
