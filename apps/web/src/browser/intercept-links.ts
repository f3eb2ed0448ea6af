import { matchRoutes, type DataRouter } from 'react-router'

/** Whether this address has a screen in the app. The not-found route matches everything, so it does not count. */
function leadsInside(router: DataRouter, url: URL): boolean {
  if (url.origin !== window.location.origin) return false
  const last = matchRoutes(router.routes, url.pathname)?.at(-1)
  return last !== undefined && last.route.path !== '*'
}

function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

const addressOf = (url: URL) => url.pathname + url.search + url.hash

/**
 * A page is shown without the animation if it takes longer than the browser waits for, four seconds, or if the window changes its size meanwhile. React
 * Router rethrows the browser's notice of it (`handleSkippedViewTransition`), which is no error: nothing can be done about it.
 */
function allowSkippedAnimations(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { readonly reason: unknown }
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
  })
}

/**
 * Makes plain links and GET forms of the page, including those in content, navigate within the app instead of loading a document.
 * A link keeps the document load with `data-reload` (NAV-19), `target` or `download`.
 */
export function interceptLinks(router: DataRouter): void {
  allowSkippedAnimations()
  const navigate = (url: URL) => {
    const viewTransition = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    void router.navigate(addressOf(url), { viewTransition })
  }

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) return
    if (link.dataset['reload'] !== undefined) {
      // Without a connection the browser's own error page would replace this one; the notice shows that it is offline.
      if (!navigator.onLine) event.preventDefault()
      return
    }
    const url = new URL(link.href, window.location.href)
    // The browser handles a link to an anchor on this page.
    if (!leadsInside(router, url) || (url.hash && url.pathname === window.location.pathname)) return
    event.preventDefault()
    navigate(url)
  })

  document.addEventListener('submit', (event) => {
    const form = event.target
    // The browser answers the form of a dialog itself.
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.target || form.method === 'dialog') return
    // Its screen sends it; nothing is ever posted to a page.
    if (form.method === 'post') return event.preventDefault()
    const url = new URL(form.action)
    if (!leadsInside(router, url)) return
    event.preventDefault()
    const filled = [...new FormData(form, event.submitter)].filter((pair): pair is [string, string] => pair[1] !== '')
    url.search = new URLSearchParams(filled).toString()
    navigate(url)
  })
}
