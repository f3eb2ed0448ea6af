import '@dining/api-client/trusted-script'

let policy: { readonly createHTML: (html: string) => string } | undefined

/** A document of HTML that comes from elsewhere. It is never shown, and none of its scripts run. */
export function inertDocument(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy('dining-text', { createHTML: (text) => text })
  return new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, 'text/html')
}
