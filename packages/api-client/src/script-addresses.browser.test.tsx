import { beforeAll, expect, it } from 'vitest'

import { allowScripts } from './script-addresses.ts'

/** A vendor's script that adds its next part by an address that is a text. */
function addScript(src: string): HTMLScriptElement {
  const element = document.createElement('script')
  element.src = src
  return element
}

beforeAll(() => {
  allowScripts(({ href }) => href.startsWith('https://parts.example/of-one/'))
  allowScripts(({ origin }) => origin === 'https://another.example')
  // For this document, from here on.
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = "require-trusted-types-for 'script'"
  document.head.append(meta)
})

it.each(['https://parts.example/of-one/a.js', 'https://another.example/b.js?c=d'])('lets a vendor’s script load its part %s', (src) => {
  expect(addScript(src).src).toBe(src)
})

it.each([
  'https://parts.example/of-another/a.js',
  'https://parts.example.evil.example/of-one/a.js',
  '//evil.example/a.js',
  'data:text/javascript,alert(1)',
  '/assets/index.js',
  'http://',
])('refuses every other address: %s', (src) => {
  expect(() => addScript(src)).toThrow(TypeError)
})

it('refuses texts of HTML and of code', () => {
  expect(() => {
    document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
  }).toThrow(TypeError)
  expect(() => {
    document.createElement('script').text = 'alert(1)'
  }).toThrow(TypeError)
})
