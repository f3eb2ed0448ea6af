import type { FlagState } from '@dining/contract'
import { ruleSentence } from '@dining/domain/flags'
import { stagingTools } from '@dining/domain/pages'
import type { Partner } from '@dining/partner-kit'

import { escapeHtml } from '../document.ts'

/** A name and its value. */
export type Row = readonly [name: string, value: string]

/** What the staging page shows. */
export interface ToolsState {
  readonly partner: Partner
  readonly server: readonly Row[]
  readonly visitor: readonly Row[]
  /** The version of all, then each content set with its own version and the slugs of its entries. */
  readonly content: readonly Row[]
  /** Null while the API is unavailable. */
  readonly flags: readonly FlagState[] | null
  readonly pages: readonly { readonly address: string; readonly isLink: boolean; readonly needsSignIn: boolean }[]
  readonly configuration: readonly (readonly [section: string, rows: readonly Row[]])[]
  /** Whether this server shows drafts. */
  readonly isDraft: boolean
  /** Whether this visitor has hidden them. */
  readonly isHidden: boolean
}

/** Its own look, in every theme: it belongs to the product, not to the partner. */
export const STYLE =
  ':root{color-scheme:light dark;--line:light-dark(#d5d7dd,#3a3d45);--quiet:light-dark(#5a5e69,#a9adb8);--mark:light-dark(#0b57d0,#9cc2ff)}' +
  "body{margin:0;background:light-dark(#fff,#17181c);color:light-dark(#17181c,#f1f2f4);font:400 1rem/1.5 system-ui,'Segoe UI',Roboto,sans-serif}" +
  'main{box-sizing:border-box;max-width:72rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}' +
  'header{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;padding-bottom:1rem;border-bottom:1px solid var(--line)}' +
  'header img{width:2.5rem;height:2.5rem;border-radius:.5rem}' +
  'h1{margin:0;font-size:1.5rem;line-height:1.2;text-wrap:balance}' +
  'h2{margin:2.5rem 0 .5rem;font-size:1.125rem}' +
  'h3{margin:1.5rem 0 .25rem;font-size:1rem}' +
  'p{margin:.5rem 0;text-wrap:pretty}' +
  'a{display:inline-block;padding-block:.375rem;color:var(--mark);text-underline-offset:.2em}' +
  'a:focus-visible{outline:2px solid;outline-offset:2px;border-radius:4px}' +
  'table{width:100%;border-collapse:collapse;font-size:.875rem}' +
  'th,td{padding:.375rem .75rem .375rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:anywhere}' +
  'th{font-weight:500}thead th{white-space:nowrap}thead th,.quiet{color:var(--quiet)}td{font-variant-numeric:tabular-nums}' +
  '.pair th{width:40%}' +
  'ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(16rem,100%),1fr));gap:0 1.5rem;margin:0;padding:0;list-style:none}'

const pairs = (rows: readonly Row[]) =>
  `<table class="pair"><tbody>${rows
    .map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`)
    .join('')}</tbody></table>`

const section = (title: string, body: string) => `<section><h2>${escapeHtml(title)}</h2>${body}</section>`

function valueOf({ value }: FlagState): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value.length === 0 ? 'none' : value.join(', ')
}

function flagTable(flags: ToolsState['flags']): string {
  if (flags === null) return '<p role="alert">The API does not answer. Load this page again in a moment.</p>'
  const rows = flags.map((flag) => {
    const from = flag.variant === 'set' ? `set ${flag.setAt ?? ''}` : 'configuration'
    return [flag.name, valueOf(flag), from, flag.rule ? `${ruleSentence(flag.rule)} ${flag.reason}` : flag.reason].map((text, at) =>
      at === 0 ? `<th scope="row">${escapeHtml(text)}</th>` : `<td>${escapeHtml(text)}</td>`,
    )
  })
  const head = ['Flag', 'Value', 'Variant', 'Reason'].map((title) => `<th scope="col">${title}</th>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</tbody></table>`
}

function draftSwitch({ isDraft, isHidden, partner }: ToolsState): string {
  if (!isDraft) {
    const why = partner.features.cmsPreview ? '' : ' (cmsPreview is off)'
    return `<p>This server shows what is published${escapeHtml(why)}. A preview link of the studio shows drafts.</p>`
  }
  const [now, value, label] = isHidden
    ? ['You see what is published. Other visitors of this server see drafts.', 'on', 'Show drafts']
    : ['You see drafts.', 'off', 'Show what is published']
  return `<p>${now}</p><a href="${stagingTools}?drafts=${value}">${label}</a>`
}

function pageLinks(pages: ToolsState['pages']): string {
  const items = pages.map(({ address, isLink, needsSignIn }) => {
    const note = needsSignIn ? ' <span class="quiet">signed in</span>' : ''
    const path = escapeHtml(address)
    return `<li>${isLink ? `<a href="${path}">${path}</a>` : `<span>${path}</span>`}${note}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}

/** The staging page as a document without scripts (ROUTE-39). */
export function toolsPage(state: ToolsState): string {
  const { partner, server, visitor, content, flags, pages, configuration } = state
  const title = `Staging tools: ${partner.program.programName}`
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml">` +
    `<style>${STYLE}</style></head><body><main><header><img src="/icon.svg" alt=""><h1>${escapeHtml(title)}</h1></header>` +
    section('This server', pairs(server)) +
    section('Drafts', draftSwitch(state)) +
    section('Flags', flagTable(flags)) +
    section('This visitor', pairs(visitor)) +
    section('Content', pairs(content)) +
    section('Pages', pageLinks(pages)) +
    section('Configuration', configuration.map(([name, rows]) => `<h3>${escapeHtml(name)}</h3>${pairs(rows)}`).join('')) +
    '</main></body></html>'
  )
}
