interface Rules {
  readonly createScriptURL: (url: string) => string | null
  readonly createHTML: (html: string) => string
}

declare global {
  interface Window {
    /**
     * Trusted Types, which TypeScript's own types do not contain. What a policy creates is typed as the text that every sink takes: browsers return an
     * object that only sinks read.
     */
    readonly trustedTypes?: {
      readonly createPolicy: <Name extends keyof Rules>(
        name: string,
        rules: Pick<Rules, Name>,
      ) => { readonly [Rule in Name]: (text: string) => string }
    }
  }
}

/** Names of the policies of our own scripts, which the content policy of pages allows; each exists once in a document. */
export type ScriptPolicyName = 'dining-captcha' | 'dining-payment' | 'dining-vendor' | 'dining-worker'

/** A policy per name: a second one of the same name is an error of the browser. */
const policies = new Map<ScriptPolicyName, (url: string) => string>()

/**
 * The address of a script as the browser takes it where Trusted Types are enforced. Throws for an address that is not allowed.
 * @param isAllowed decides by the address; the one of the first call counts for the whole document
 */
export function trustedScript(name: ScriptPolicyName, url: string, isAllowed: (url: string) => boolean): string {
  const checked = (address: string) => {
    if (!isAllowed(address)) throw new TypeError(`${name}: ${new URL(address, window.location.href).origin} is no source of this script`)
    return address
  }
  let create = policies.get(name)
  if (!create) {
    const policy = window.trustedTypes?.createPolicy(name, { createScriptURL: checked })
    create = policy ? (address) => policy.createScriptURL(address) : checked
    policies.set(name, create)
  }
  return create(url)
}
