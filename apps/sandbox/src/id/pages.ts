import { createHash } from 'node:crypto'

import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

import type { ProviderSettings } from './settings.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** A page with a content security policy that allows only what it needs. */
export interface Page {
  readonly text: string
  readonly policy: string
}

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#d5d3cd,#45474d);--quiet:light-dark(#55534d,#b5b4b0);--paper:light-dark(#fff,#1d1f24)}
*{box-sizing:border-box}body{margin:0;min-height:100svh;display:grid;place-items:start center;padding:clamp(1rem,6vh,4rem) 1rem;
font:1.0625rem/1.5 system-ui,sans-serif;background:light-dark(#f1efe9,#121317);color:light-dark(#1d1c1a,#eeede9)}
main{inline-size:min(100%,30rem);background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:clamp(1.25rem,5vw,2.25rem)}
h1{font-size:1.625rem;line-height:1.2;margin:0 0 .5rem;text-wrap:balance}p{margin:0 0 1.25rem;color:var(--quiet);text-wrap:pretty}
h2{font-size:1rem;margin:1.5rem 0 .5rem}ul{list-style:none;margin:0;padding:0;border-block-start:1px solid var(--line)}li{border-block-end:1px solid var(--line)}
button{font:inherit;color:inherit;cursor:pointer;border-radius:.5rem;outline-offset:2px}button:focus-visible{outline:2px solid light-dark(#0b57d0,#a8c7fa)}
.who{inline-size:100%;min-block-size:3.5rem;display:grid;gap:.125rem;text-align:start;background:none;border:0;padding:.625rem .5rem}
.who:hover{background:light-dark(#f1efe9,#2a2d34)}.who b{font-weight:600}.who span{color:var(--quiet);font-size:.9375rem;overflow-wrap:anywhere}
label{display:grid;gap:.25rem}input{font:inherit;color:inherit;background:none;border:1px solid var(--quiet);border-radius:.5rem;min-block-size:2.75rem;padding:.5rem}
.tick{display:flex;align-items:center;gap:.5rem}.tick input{min-block-size:1.5rem;inline-size:1.5rem}
.plain{min-block-size:2.75rem;padding:.5rem 1rem;background:none;border:1px solid var(--line)}.plain:hover{background:light-dark(#f1efe9,#2a2d34)}
.rest{margin:1.5rem 0 0;display:flex;gap:.75rem;flex-wrap:wrap}.note{font-size:.9375rem;margin:1.5rem 0 0}`

const SUBMIT_AT_ONCE = `document.forms[0].requestSubmit()`
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Written without the template, whose layout would change the content of the policy's hash. */
const element = (name: 'script' | 'style', content: string) => raw(`<${name}>${content}</${name}>`)

/** A form's redirects lead back to the partner's site, which the policy has to allow by name. */
function policyFor({ home }: ProviderSettings, script?: string): string {
  const scripts = script === undefined ? '' : `script-src ${sha(script)}; `
  return `default-src 'none'; style-src ${sha(STYLE)}; ${scripts}form-action 'self' ${new URL(home).origin}; base-uri 'none'; frame-ancestors 'none'`
}

async function page(settings: ProviderSettings, title: string, body: Html, script?: string): Promise<Page> {
  const document = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${element('style', STYLE)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        ${script === undefined ? '' : element('script', script)}
      </body>
    </html>`
  return { text: document.toString(), policy: policyFor(settings, script) }
}

/** Asks which person signs in: one button per test member, and a field for the address of a new person. */
export function signInPage(settings: ProviderSettings): Promise<Page> {
  const people = settings.members.map(
    ({ subject, firstName, lastName, email, shows }) =>
      html`<li>
        <button class="who" name="subject" value="${subject}"><b>${firstName} ${lastName}</b> <span>${email}: ${shows}</span></button>
      </li>`,
  )
  return page(
    settings,
    `Sign in to ${settings.name}`,
    html`<p>The test provider of the local stack. Choose who you are; there is no password.</p>
      <form method="post">
        <ul aria-label="Test members">
          ${people}
        </ul>
        <p class="rest"><button class="plain" name="cancel" value="yes">Cancel and go back</button></p>
      </form>
      <form method="post">
        <h2>New person</h2>
        <p class="rest">
          <label>Email <input name="email" type="email" required autocomplete="off" /></label>
          <button class="plain">Sign in as a new person</button>
        </p>
        <p class="rest">
          <label class="tick"><input name="unverified" type="checkbox" value="yes" /> The provider has not verified this address</label>
        </p>
      </form>`,
  )
}

/**
 * Ends the session here.
 * @param form the provider's own, with what it checks
 * @param isAsked whether the partner's site proved whom it signs out; then no confirmation is requested
 */
export function signOutPage(settings: ProviderSettings, form: string, isAsked: boolean): Promise<Page> {
  const whole = form.replace(
    '</form>',
    '<input type="hidden" name="logout" value="yes"/><p class="rest"><button class="plain">Sign out</button></p></form>',
  )
  return page(
    settings,
    `Sign out of ${settings.name}`,
    html`<p>${isAsked ? 'One moment: you are signed out here, too.' : 'Do you want to sign out here, too?'}</p>
      ${raw(whole)}`,
    isAsked ? SUBMIT_AT_ONCE : undefined,
  )
}

/** Shown if there is no page to return to. */
export function signedOutPage(settings: ProviderSettings): Promise<Page> {
  return page(settings, 'You are signed out', html`<p><a href="${settings.home}">Go to the site</a></p>`)
}

/** Shown for a request that cannot be redirected back. */
export function errorPage(settings: ProviderSettings, error: string, description: string | undefined): Promise<Page> {
  return page(
    settings,
    'This sign-in does not work',
    html`<p>${description ?? error}</p>
      <p><a href="${settings.home}">Go back to the site and try again</a></p>`,
  )
}
