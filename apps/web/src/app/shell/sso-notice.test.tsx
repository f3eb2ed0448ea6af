import type { VisitorKind } from '@dining/session'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { linksOf, partnerWith, render } from '../../../testing/rendered.tsx'
import { isNoticeDismissed, isNoticeFor } from './sso-notice.ts'
import { SsoNotice } from './SsoNotice.tsx'

/** The handler that closes the dialog that was rendered last. */
const drawn = vi.hoisted(() => ({ close: () => {} }))
vi.mock('@dining/ui', async (load) => {
  const ui = await load<typeof import('@dining/ui')>()
  const Dialog: typeof ui.Dialog = (props) => {
    drawn.close = props.onClose
    return <ui.Dialog {...props} />
  }
  return { ...ui, Dialog }
})
afterEach(() => vi.unstubAllGlobals())

describe('the notice of single sign-on', () => {
  it('asks to sign in with the account of the program, and links to it with a document load [SHELL-19]', () => {
    const html = render(<SsoNotice />, { partner: partnerWith('sso', { hasSsoNotice: true }) })
    expect(html).toMatch(/<dialog.*Sign in with your test account.*Use it to sign in here or to join/s)
    const [link, ...more] = linksOf(html)
    expect([link?.href, link?.text, more]).toEqual(['/Login', 'Sign in/Join Now', []])
    expect(link?.tag).toContain('data-reload')
  })

  it.each<[VisitorKind, string, boolean, string]>([
    ['anonymous', '/', true, ''],
    ['known', '/search', true, ''],
    ['card-member', '/', false, ''],
    ['non-card-member', '/', false, ''],
    ['closed-account', '/', false, '[REENROLL-07]'],
    ['anonymous', '/login', false, ''],
    ['anonymous', '/join', false, ''],
    ['anonymous', '/SignOut', false, ''],
  ])('to %s at %s: %s %s', (kind, path, is) => {
    expect(isNoticeFor(kind, path, false)).toBe(is)
  })

  it('stays hidden for the visit once it is closed [SHELL-20] [SHELL-21]', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    const isDue = () => isNoticeFor('anonymous', '/', isNoticeDismissed())
    expect(isDue()).toBe(true)
    render(<SsoNotice />, { partner: partnerWith('sso', { hasSsoNotice: true }) })
    drawn.close()
    expect(isDue()).toBe(false)
    expect([...kept.keys()]).toEqual(['ssoNoticeDismissed'])
  })
})
