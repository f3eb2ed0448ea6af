import { DOCUMENT_ADDRESSES } from '@dining/domain/page-lists'

import type { AddressKind } from './rich.ts'

const KIND_OF_PROTOCOL: Readonly<Record<string, AddressKind>> = {
  'https:': 'site',
  'http:': 'site',
  'mailto:': 'contact',
  'tel:': 'contact',
  'sms:': 'contact',
}

const BASE = 'https://site.invalid'

/**
 * An address that is safe as a link, normalized as in a browser, or null: any address that could run a script, hide its destination
 * (credentials, control characters) or change the site unexpectedly (`//host`, `/\host`).
 */
export function safeAddress(address: string): { readonly href: string; readonly to: AddressKind } | null {
  const text = address.trim()
  // Browsers remove such characters inside a scheme, so they can hide one.
  if (text === '' || /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\\]/.test(text)) return null
  if (!URL.canParse(text, BASE)) return null
  const url = new URL(text, BASE)
  if (text.startsWith('/') || text.startsWith('#') || text.startsWith('?')) {
    if (url.origin !== BASE) return null
    const document = url.pathname.startsWith('/api/') || DOCUMENT_ADDRESSES.includes(url.pathname)
    return { href: text.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : text, to: document ? 'document' : 'page' }
  }
  // Without its own scheme it would be relative to the page that shows it.
  const to = KIND_OF_PROTOCOL[url.protocol]
  if (to === undefined || !URL.canParse(text)) return null
  if (to === 'site' && (url.username !== '' || url.password !== '' || url.hostname === '')) return null
  return { href: url.href, to }
}
