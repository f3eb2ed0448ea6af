import { createHash } from 'node:crypto'

import { html, raw } from 'hono/html'

import { page, type Html } from '../page.ts'
import type { AdminTool } from './settings.ts'

/** Sends the form with the token into the frame, and ends the emulation by a message to it. */
const SCRIPT =
  "(d=>{let f=d.getElementById('start'),b=d.getElementById('end');f.submit();f.token.value='';" +
  "b.addEventListener('click',()=>{d.querySelector('iframe').contentWindow.postMessage('sign-out',b.dataset.origin)})})(document)"

const STYLE = 'form{display:grid;gap:.75rem;max-width:28rem}label{display:grid;gap:.25rem}input,select,button{font:inherit;padding:.5rem}'

/** The content policy of the tool's pages. @param origins of the sites that they frame */
export const adminPolicy = (origins: readonly string[]) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
    `frame-src ${origins.join(' ')}`,
    `form-action 'self' ${origins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The form in which an agent chooses a member. */
export function choicePage({ sites }: AdminTool): Html {
  const ids = [...new Set(sites.flatMap(({ publicIds }) => publicIds))]
  return page(
    'Administration tool',
    html`<style>
        ${raw(STYLE)}
      </style>
      <p>Shows a partner’s site as a member sees it. Every view is recorded in the partner’s audit trail.</p>
      <form method="post" action="/view">
        <label
          >Partner
          <select name="partner">
            ${sites.map(({ partnerId, name }) => html`<option value="${partnerId}">${name}</option>`)}
          </select></label
        >
        <label>Public id of the member <input name="member" list="ids" required autocomplete="off" /></label>
        <datalist id="ids">${ids.map((id) => html`<option value="${id}"></option>`)}</datalist>
        <label>Your name <input name="agent" value="agent@admin.example" required /></label>
        <button>View as this member</button>
      </form>`,
  )
}

interface View {
  readonly name: string
  readonly origin: string
  readonly token: string
}

/** The partner's site in a frame. */
export function viewPage({ name, origin, token }: View): Html {
  return page(
    name,
    html`<p><button type="button" id="end" data-origin="${origin}">End the emulation</button> <a href="/">Another member</a></p>
      <form id="start" method="post" action="${origin}/emulation" target="site"><input type="hidden" name="token" value="${token}" /></form>
      <iframe name="site" title="${name}"></iframe>
      ${raw(`<script>${SCRIPT}</script>`)}`,
  )
}
