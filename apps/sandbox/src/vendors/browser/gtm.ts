/**
 * A container of Google Tag Manager with one tag, Google Analytics 4, as far as the site depends on it: it reads the data layer that the parameter `l`
 * of its address names, obeys consent mode, sets `_ga` with the permission for it, loads a second script as the real one does, and sends hits to
 * `/g/collect`. Served without its types (`../app.ts`).
 */
;(() => {
  const script = document.currentScript
  const address = new URL(script instanceof HTMLScriptElement ? script.src : location.href)
  const name = address.searchParams.get('l') ?? 'dataLayer'
  const layer = (Reflect.get(window, name) ?? []) as unknown[]
  Reflect.set(window, name, layer)

  const types = Reflect.get(window, 'trustedTypes') as
    | { createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string } }
    | undefined
  const policy = types?.createPolicy('goog#html', { createScriptURL: (url) => url })
  const second = document.createElement('script')
  const tag = `${address.origin}/gtag/js?id=G-SANDBOX`
  second.src = policy ? policy.createScriptURL(tag) : tag
  document.head.append(second)

  let consent: Record<string, string> = {}
  const settings: Record<string, string> = {}

  function hit(event: string, fields: Record<string, unknown>): void {
    if (consent['analytics_storage'] !== 'granted') return
    if (!document.cookie.includes('_ga=')) document.cookie = `_ga=GA1.1.${Math.floor(Math.random() * 1e9)}; Path=/; Max-Age=63072000`
    const query = new URLSearchParams({
      v: '2',
      tid: 'G-SANDBOX',
      en: event,
      dl: settings['page_location'] ?? location.href,
      dr: settings['page_referrer'] ?? document.referrer,
      dt: document.title,
    })
    for (const [field, value] of Object.entries(fields)) query.set(`ep.${field}`, typeof value === 'string' ? value : JSON.stringify(value))
    void fetch(`${address.origin}/g/collect?${query}`, { method: 'POST', mode: 'no-cors', keepalive: true })
  }

  function take(entry: unknown): void {
    if (Object.prototype.toString.call(entry) === '[object Arguments]') {
      const [command, kind, values] = Array.from(entry as ArrayLike<unknown>)
      if (command === 'consent') consent = { ...consent, ...(values as Record<string, string>) }
      if (command === 'set') Object.assign(settings, kind)
    } else if (typeof entry === 'object' && entry !== null && 'event' in entry) {
      const { event, ...fields } = entry as Record<string, unknown>
      if (event !== 'gtm.js') hit(String(event), fields)
    }
  }

  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    const length = push(...entries)
    entries.forEach(take)
    return length
  }
  layer.forEach(take)
})()
