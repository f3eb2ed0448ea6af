import type { Ask } from './http.ts'

/** Redirects after which a sign-in leads nowhere. */
const LONGEST_WAY = 10

/**
 * Signs in at a provider as its first test member, as a browser does.
 * @param address where the site sends the browser to
 * @returns where the provider sends it back to
 */
export async function signInAtProvider(ask: Ask, address: string): Promise<URL> {
  const { host } = new URL(address)
  const cookies = new Map<string, string>()
  let url = new URL(address)
  let form: string | undefined
  for (let step = 0; step < LONGEST_WAY && url.host === host; step++) {
    const answer = await ask(url.pathname + url.search, {
      method: form === undefined ? 'GET' : 'POST',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      ...(form === undefined ? {} : { body: form }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    form = undefined
    if (location !== null) url = new URL(location, url)
    else {
      const subject = /name="subject" value="([^"]+)"/.exec(await answer.text())?.[1]
      if (subject === undefined) throw new Error(`The provider answered ${answer.status}`)
      form = String(new URLSearchParams({ subject }))
    }
  }
  return url
}
