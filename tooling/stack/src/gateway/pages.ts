/** A program that does not serve its host name now. */
export type Unready = { readonly kind: 'starting' } | { readonly kind: 'down'; readonly why: string }

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function frame(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>${head}<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem}</style>
</head><body><main><h1>${escape(title)}</h1>${body}</main></body></html>`
}

/** Page for an unknown address: lists the known ones. */
export function hostsPage(hosts: readonly string[], port: number): string {
  const items = hosts.map((host) => `<li><a href="http://${escape(host)}:${port}/">${escape(host)}:${port}</a></li>`)
  return frame('What is served here', `<ul>${items.join('')}</ul>`)
}

/** Page for an address whose program is not running: still starting (the page reloads itself), or failed with the reason. */
export function notReadyPage(host: string, target: Unready): string {
  if (target.kind === 'starting') {
    return frame(`${host} is starting`, '<p>This page reloads every second.</p>', '<meta http-equiv="refresh" content="1">')
  }
  return frame(`${host} does not answer`, `<p>${escape(target.why)}</p><p>See the terminal that started the stack.</p>`)
}

/** Page for a request that is not forwarded. */
export function refusedPage(reason: string): string {
  return frame('The request was refused', `<p>${escape(reason)}</p>`)
}
