import './trusted-script.ts'

type IsAllowed = (url: URL) => boolean

const rules: IsAllowed[] = []

/**
 * Allows addresses of scripts that code from elsewhere sets as a text, such as a vendor's script that loads its next part. Where Trusted Types are enforced,
 * the document's default policy decides about a text; a document has one, so that each vendor adds its rule here. Every other address is refused, and every
 * text of HTML or code.
 */
export function allowScripts(isAllowed: IsAllowed): void {
  if (rules.length === 0)
    window.trustedTypes?.createPolicy('default', {
      createScriptURL: (asked) => {
        const url = URL.parse(asked, window.location.href)
        return url && rules.some((allows) => allows(url)) ? asked : null
      },
    })
  rules.push(isAllowed)
}
