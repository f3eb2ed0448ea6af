import type { Partner } from '@dining/partner-kit'

import type { MailMessage } from '../mail.ts'

export interface MailBody {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Shown large and set apart, to be typed or copied. */
  readonly code?: string
  readonly action?: { readonly label: string; readonly href: string }
  /** Small print below the rest. */
  readonly note: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

const STYLE = {
  page: 'margin:0;padding:24px 12px;background:#f4f4f2;font-family:Helvetica,Arial,sans-serif;color:#1c1c1c',
  card: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px',
  program: 'margin:0 0 24px;font-size:14px;color:#5a5a5a',
  heading: 'margin:0 0 16px;font-size:24px;line-height:30px',
  paragraph: 'margin:0 0 16px;font-size:16px;line-height:24px',
  code: 'margin:0 0 16px;padding:16px;background:#f4f4f2;border-radius:6px;font-size:28px;letter-spacing:6px;text-align:center;font-family:monospace',
  action: 'display:inline-block;padding:14px 22px;background:#1c1c1c;color:#ffffff;border-radius:6px;font-size:16px;text-decoration:none',
  note: 'margin:24px 0 0;font-size:13px;line-height:19px;color:#5a5a5a',
} as const

function textOf(partner: Partner, body: MailBody): string {
  const parts = [
    body.heading,
    ...body.paragraphs,
    ...(body.code === undefined ? [] : [body.code]),
    ...(body.action ? [`${body.action.label}: ${body.action.href}`] : []),
    body.note,
    `${partner.program.programName}\n${partner.support.phone.formatted} · ${partner.support.email.display}`,
  ]
  return parts.join('\n\n')
}

function htmlOf(partner: Partner, body: MailBody): string {
  const p = (style: string, text: string) => `<p style="${style}">${escape(text)}</p>`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escape(body.subject)}</title></head><body style="${STYLE.page}"><div style="${STYLE.card}">`,
    p(STYLE.program, partner.program.programName),
    `<h1 style="${STYLE.heading}">${escape(body.heading)}</h1>`,
    ...body.paragraphs.map((text) => p(STYLE.paragraph, text)),
    ...(body.code === undefined ? [] : [p(STYLE.code, body.code)]),
    ...(body.action
      ? [`<p style="${STYLE.paragraph}"><a href="${escape(body.action.href)}" style="${STYLE.action}">${escape(body.action.label)}</a></p>`]
      : []),
    p(STYLE.note, body.note),
    p(STYLE.note, `${partner.support.phone.formatted} · ${partner.support.email.display}`),
    '</div></body></html>',
  ].join('')
}

/** A mail of a partner to one of its members, as text and as HTML that needs no outside file. */
export function composeMail(partner: Partner, to: string, body: MailBody): MailMessage {
  return {
    to,
    fromName: partner.program.programName,
    fromAddress: partner.support.email.display,
    subject: body.subject,
    text: textOf(partner, body),
    html: htmlOf(partner, body),
  }
}
