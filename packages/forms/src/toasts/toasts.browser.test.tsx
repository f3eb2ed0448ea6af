import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { show } from '../testing/page.tsx'
import { createToasts, ToastProvider, useToasts } from './ToastProvider.tsx'

afterEach(() => void vi.useRealTimers())

it.each([
  ['a status toast closes after 3 s [FORM-28]', ['status'], 3000],
  ['any other closes after 5 s [FORM-29]', ['success', 'warning', 'error'], 5000],
] as const)('%s', (_title, types, lasts) => {
  vi.useFakeTimers()
  const toasts = createToasts()
  for (const type of types) toasts.getState().show({ type, message: 'x' })
  vi.advanceTimersByTime(lasts - 1)
  expect(toasts.getState().toasts).toHaveLength(types.length)
  vi.advanceTimersByTime(1)
  expect(toasts.getState().toasts).toHaveLength(0)
})

it('keeps a persistent toast until it is dismissed', () => {
  vi.useFakeTimers()
  const toasts = createToasts()
  const id = toasts.getState().show({ type: 'error', message: 'x', stays: true })
  toasts.getState().show({ type: 'status', message: 'y' })
  vi.advanceTimersByTime(3_600_000)
  expect(toasts.getState().toasts.map((toast) => toast.id)).toEqual([id])
  toasts.getState().dismiss(id)
  expect(toasts.getState().toasts).toEqual([])
})

function Buttons() {
  const toasts = useToasts()
  return <button onClick={() => toasts.show({ type: 'success', message: 'Saved.', stays: true })}>Save</button>
}

it('appears at the top centre, is announced, and can be dismissed', async () => {
  show(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('Saved.')
  const edges = () => page.getByText('Saved.').element().closest('[data-toast]')?.getBoundingClientRect() ?? new DOMRect()
  await expect.poll(() => Math.abs((edges().left + edges().right) / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(2)
  await expect.poll(() => edges().top).toBeLessThan(100)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByText('Saved.').elements()).toHaveLength(0)
})
