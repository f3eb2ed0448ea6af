import { PREVIEW_FAULTS } from '@dining/contract'
import type { Partner } from '@dining/partner-kit'

import { escapeHtml } from '../document.ts'

const NOTES = [...PREVIEW_FAULTS, 'unavailable'] as const
/** Why a preview link was rejected. */
export type Note = (typeof NOTES)[number]

export const isNote = (text: string): text is Note => NOTES.some((note) => note === text)

const WORDS: Readonly<Record<Note, { readonly status: number; readonly title: string; readonly text: string }>> = {
  expired: {
    status: 410,
    title: 'This preview has ended',
    text: 'This preview link has expired. Ask the person who sent it for a new one.',
  },
  'other-partner': {
    status: 403,
    title: 'This link is for another site',
    text: 'The preview belongs to another address. Check the link that you were given.',
  },
  invalid: {
    status: 403,
    title: 'This preview link doesn’t work',
    text: 'The link may be incomplete. Copy the whole link again, or ask for a new one.',
  },
  off: { status: 404, title: 'Previews are not available', text: 'This site shows only what has been published.' },
  unavailable: {
    status: 503,
    title: 'The preview can’t be opened right now',
    text: 'Please try your link again in a moment.',
  },
}

/** In addition to the site's own styles, which define colours, type and links. */
const STYLE =
  '.note{box-sizing:border-box;max-width:36rem;margin:0 auto;padding:14vh 1.25rem 4rem}' +
  '.note img{display:block;width:3rem;height:3rem;border-radius:.5rem}' +
  '.note h1{margin:1.5rem 0 .75rem;text-wrap:balance}' +
  '.note p{margin:0 0 1.5rem;text-wrap:pretty}' +
  '.note a{display:inline-block;padding-block:.75rem}'

export interface NotePage {
  readonly status: number
  /** The text of its only style sheet. */
  readonly style: string
  readonly html: string
}

/** The page for a rejected link: in the partner's colours and type, without a script. */
export function notePage(note: Note, { program }: Partner, siteStyle: string): NotePage {
  const { status, title, text } = WORDS[note]
  const style = siteStyle + STYLE
  return {
    status,
    style,
    html:
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<title>${escapeHtml(`${title} - ${program.programName}`)}</title><link rel="icon" href="/icon.svg" type="image/svg+xml">` +
      `<style>${style}</style></head><body><main class="note"><img src="/icon.svg" alt=""><h1>${escapeHtml(title)}</h1>` +
      `<p>${escapeHtml(text)}</p><a href="/">${escapeHtml(`${program.programName} as published`)}</a></main></body></html>`,
  }
}
