import { cspFindings } from '@dining/serving/testing'
import { describe, expect, it } from 'vitest'

import { createStudioApp } from './studio-app.ts'

const FILES = {
  page: '<meta property="csp-nonce" nonce="%NONCE%"><div id="root"></div>',
  assets: new Map([['/assets/a-1.js', { bytes: new TextEncoder().encode('1'), type: 'text/javascript; charset=utf-8' }]]),
}

const appWith = (secure: boolean) =>
  createStudioApp({ files: FILES, sites: ['https://one.example.com', 'https://two.example.com'], secure, isReady: () => true })
const app = appWith(false)

describe('the page', () => {
  it.each(['/', '/one', '/one/home/home'])('is at %s, with a new nonce each time', async (path) => {
    const [first, second] = [await app.request(`http://studio${path}`), await app.request(`http://studio${path}`)]
    const nonce = /nonce="([\w-]{22})"/.exec(await first.text())?.[1]
    const policy = first.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
    expect(await second.text()).not.toContain(nonce)
    expect(first.headers.get('cache-control')).toBe('no-store')
  })

  it('cannot be framed, frames only the sites, and runs no code from elsewhere', async () => {
    const { headers } = await appWith(true).request('http://studio/')
    const policy = headers.get('content-security-policy')?.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        'frame-src https://one.example.com https://two.example.com',
        "base-uri 'none'",
      ]),
    )
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(cspFindings(headers.get('content-security-policy'))).toEqual([])
  })

  it('serves its own files and no others', async () => {
    expect((await app.request('http://studio/assets/a-1.js')).headers.get('cache-control')).toContain('immutable')
    expect((await app.request('http://studio/assets/../server/main.ts')).headers.get('content-type')).toContain('text/html')
    expect((await app.request('http://studio/assets/b.js')).status).toBe(404)
  })
})
