import { vi } from 'vitest'

class MemoryStorage implements Storage {
  readonly items = new Map<string, string>()
  get length() {
    return this.items.size
  }
  clear() {
    this.items.clear()
  }
  getItem(key: string) {
    return this.items.get(key) ?? null
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null
  }
  removeItem(key: string) {
    this.items.delete(key)
  }
  setItem(key: string, value: string) {
    this.items.set(key, value)
  }
}

/** The storage of a browser, for a test: cookies with their lifetimes, session and local storage. */
export function openBrowser() {
  const jar = new Map<string, { value: string; attributes: string }>()
  const document = {
    get cookie() {
      return [...jar].map(([name, { value }]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*);?(.*)$/.exec(line) ?? []
      if (/Max-Age=0(?:;|$)/.test(attributes)) jar.delete(name)
      else jar.set(name, { value, attributes })
    },
  }
  const sessionStorage = new MemoryStorage()
  const localStorage = new MemoryStorage()
  vi.stubGlobal('document', document)
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('localStorage', localStorage)
  return { jar, sessionStorage, localStorage }
}
