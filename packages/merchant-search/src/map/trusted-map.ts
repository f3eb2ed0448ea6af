import '@dining/api-client/trusted-script'

/**
 * MapLibre starts its worker with a text as its address. Where Trusted Types are enforced, the document's default policy decides about it: the worker of
 * our own build, and no other script.
 * @param url absolute address of the worker
 */
export function allowWorker(url: string): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (asked) => (new URL(asked, window.location.href).href === url ? url : null),
  })
}

let policy: { readonly createHTML: (html: string) => string } | undefined

/** A document of HTML that comes from elsewhere. It is never shown, and none of its scripts run. */
export function inertDocument(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy('dining-text', { createHTML: (text) => text })
  return new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, 'text/html')
}
