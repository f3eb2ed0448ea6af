import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { NOTICE_AFTER_MS, whenNoticeIsDue } from './notice-due.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A field of a form. */
const FIELD = Object.assign(new EventTarget(), { closest: () => 'the form' }) as unknown as Element

function wait(sincePaintMs = 0, inForm = false) {
  const target = Object.assign(new EventTarget(), { activeElement: inForm ? FIELD : null })
  const due = vi.fn<() => void>()
  return { target, due, stop: whenNoticeIsDue(target, sincePaintMs, due) }
}

describe('the notice of single sign-on appears [SHELL-18]', () => {
  it.each(['scroll', 'wheel', 'click', 'keyup'])('at the first %s, once', (sign) => {
    const { target, due } = wait()
    expect(due).not.toHaveBeenCalled()
    target.dispatchEvent(new Event(sign))
    target.dispatchEvent(new Event(sign))
    vi.advanceTimersByTime(NOTICE_AFTER_MS)
    expect(due).toHaveBeenCalledOnce()
  })

  it('two seconds after the paint', () => {
    const { due } = wait(500)
    vi.advanceTimersByTime(1_499)
    expect(due).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(due).toHaveBeenCalledOnce()
  })

  it('not when a pointer only moves or presses', () => {
    const { target, due } = wait()
    for (const sign of ['pointermove', 'pointerover', 'pointerdown', 'keydown']) target.dispatchEvent(new Event(sign))
    expect(due).not.toHaveBeenCalled()
  })

  it('never over a form that the visitor has begun with', () => {
    const { due } = wait(0, true)
    vi.advanceTimersByTime(NOTICE_AFTER_MS)
    expect(due).not.toHaveBeenCalled()
    const typing = wait()
    const typed = new Event('keyup')
    Object.defineProperty(typed, 'target', { value: FIELD })
    typing.target.dispatchEvent(typed)
    vi.advanceTimersByTime(NOTICE_AFTER_MS)
    expect(typing.due).not.toHaveBeenCalled()
  })

  it('no longer once the visitor has left the page', () => {
    const { target, due, stop } = wait()
    stop()
    target.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(NOTICE_AFTER_MS)
    expect(due).not.toHaveBeenCalled()
  })
})
