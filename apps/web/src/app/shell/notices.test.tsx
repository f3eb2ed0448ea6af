import type { VisitorKind } from '@dining/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { linksOf, partnerWith, render } from '../../../testing/rendered.tsx'
import { useInstall } from './install.ts'
import { drawnNotice, dueNotice, noticesAt, type Notice } from './notices.ts'
import { NoticeDialog } from './NoticeDialog.tsx'

const MODAL = { title: 'A new way', body: 'Pay for all.', buttonText: 'Tell me more', buttonUrl: '/earn' }
const SSO = partnerWith('sso', { hasSsoNotice: true })
const APP = partnerWith('direct', { appAnnouncementModal: MODAL })
const GENERAL = partnerWith('direct', { generalModalType: 'this-is-big' })
const ALL = partnerWith('sso', { hasSsoNotice: true, appAnnouncementModal: MODAL, generalModalType: 'this-is-big' })

// A constant of the build.
beforeEach(() => void vi.stubGlobal('__HAS_INSTALL_BANNER__', false))

/** A visitor who has dismissed nothing. */
const NONE = [] as const

const OPEN = { open: true, onClose: () => undefined }

const dueFor = (partner: typeof SSO, path = '/', kind: VisitorKind = 'anonymous', gone: readonly Notice[] = []) =>
  dueNotice(partner, kind, path, (notice) => gone.includes(notice))

describe('the notice of single sign-on', () => {
  it('is switched on by the partner, and says what the partner says [SHELL-21]', () => {
    expect(dueFor(SSO)).toBe('sso')
    expect(dueFor(partnerWith('sso'))).toBeNull()
    const texts = { 'ssoNotice.title': 'Your {loyalty} number is enough', 'ssoNotice.body': 'Bring it along.' } as const
    const html = render(<NoticeDialog notice="sso" {...OPEN} />, {
      partner: partnerWith('sso', { hasSsoNotice: true }, { copy: { ...SSO.copy, texts } }),
    })
    expect(html).toContain('Your test number is enough')
    expect(html).toContain('Bring it along.')
  })

  it('asks to sign in with the account of the program, and links to it with a document load [SHELL-19]', () => {
    const html = render(<NoticeDialog notice="sso" {...OPEN} />, { partner: SSO })
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
    expect(dueFor(SSO, path, kind)).toBe(is ? 'sso' : null)
  })

  it('is not shown where the partner has none', () => expect(dueFor(partnerWith('sso'))).toBeNull())
})

describe('the app announcement', () => {
  it("has the title, body and button of the partner's configuration [SHELL-12]", () => {
    const html = render(<NoticeDialog notice="app" {...OPEN} />, { partner: APP, built: ['/earn', '*'] })
    expect(html).toMatch(/<dialog.*A new way.*Pay for all\./s)
    expect(linksOf(html).map(({ href, text }) => [href, text])).toEqual([['/earn', 'Tell me more']])
  })

  it.each([
    ['/', true],
    ['/search', true],
    ['/discover', false],
    ['/login', false],
    ['/join', false],
    ['/earn', false],
  ])('at %s: %s [SHELL-10]', (path, is) => {
    expect(dueFor(APP, path)).toBe(is ? 'app' : null)
    expect(drawnNotice(APP, 'anonymous', path, NONE)).toBe(is ? 'app' : null)
  })

  it('is not drawn for a visitor who has dismissed it, or whose account is closed [SHELL-11] [REENROLL-07]', () => {
    expect(drawnNotice(APP, 'card-member', '/', ['app'])).toBeNull()
    expect(drawnNotice(APP, 'closed-account', '/', NONE)).toBeNull()
    expect(drawnNotice(APP, 'card-member', '/', NONE)).toBe('app')
  })

  it('is not on Discover as home [SHELL-10]', () => {
    expect(dueFor(partnerWith('direct', { appAnnouncementModal: MODAL, homePage: 'discover', hasDiscoverPage: true }))).toBeNull()
  })

  it('is only where the partner has one [SHELL-13]', () => expect(dueFor(GENERAL, '/search', 'anonymous', ['general'])).toBeNull())
})

describe('the general popup', () => {
  it('is not on the page that it leads to [POPUP-03] [POPUP-04]', () => {
    expect(dueFor(GENERAL)).toBe('general')
    expect(dueFor(GENERAL, '/earn/this-is-big')).toBeNull()
    expect(dueFor(partnerWith('direct'))).toBeNull()
  })
})

it('a page contains the most important notice that its visitor has not dismissed, and every one that a path may have has pages of its own', () => {
  expect(drawnNotice(ALL, 'anonymous', '/', NONE)).toBe('sso')
  expect(drawnNotice(ALL, 'anonymous', '/', ['sso'])).toBe('app')
  expect(drawnNotice(ALL, 'card-member', '/', ['app'])).toBe('general')
  expect(drawnNotice(ALL, 'anonymous', '/', ['sso', 'app', 'general'])).toBeNull()
  expect(noticesAt(ALL, '/')).toEqual(['sso', 'app', 'general'])
  expect(noticesAt(ALL, '/earn/this-is-big')).toEqual(['sso', 'app'])
  expect(noticesAt(ALL, '/join')).toEqual([])
})

it('of several notices the most important one is shown, and one that was closed is not', () => {
  expect(dueFor(ALL)).toBe('sso')
  expect(dueFor(ALL, '/', 'card-member')).toBe('app')
  expect(dueFor(ALL, '/', 'anonymous', ['sso', 'app'])).toBe('general')
  expect(dueFor(ALL, '/', 'anonymous', ['sso', 'app', 'general'])).toBeNull()
})

describe('the install banner', () => {
  beforeEach(() => {
    vi.stubGlobal('__HAS_INSTALL_BANNER__', true)
    vi.stubGlobal('__HAS_VENDORS__', false)
    useInstall.setState({ prompt: null, isByHand: true })
  })
  afterEach(() => useInstall.setState({ prompt: null, isByHand: false }))

  it('comes after all other notices', () => {
    expect(dueFor(ALL)).toBe('sso')
    expect(dueFor(ALL, '/', 'anonymous', ['sso', 'app'])).toBe('general')
    expect(dueFor(ALL, '/', 'anonymous', ['sso', 'app', 'general'])).toBe('install')
  })

  it('is on no page where the visitor enters something, not for a closed account, and not without a way to install [PWA-06]', () => {
    expect(dueFor(partnerWith('direct'))).toBe('install')
    expect(dueFor(partnerWith('direct'), '/join')).toBeNull()
    expect(dueFor(partnerWith('direct'), '/', 'closed-account')).toBeNull()
    useInstall.setState({ isByHand: false })
    expect(dueFor(partnerWith('direct'))).toBeNull()
  })
})
