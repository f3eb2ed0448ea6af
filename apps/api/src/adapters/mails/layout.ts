import type { MailLook } from '@dining/partner-kit/mail'

import type { MailMessage } from '../mail.ts'
import type { Sender } from './sender.ts'

/** A line of a list: a name with a smaller line below it, and an amount at its end. */
export interface MailRow {
  readonly label: string
  readonly note: string
  readonly value: string
}

export interface MailList {
  readonly title: string
  readonly note?: string
  readonly rows: readonly MailRow[]
}

export interface MailBody {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Shown large and separate from the text, to be typed or copied. */
  readonly code?: string
  /** What the mail is about in one amount, set large, with its name above it. */
  readonly figure?: { readonly label: string; readonly value: string }
  readonly lists?: readonly MailList[]
  /** Below the lists. */
  readonly after?: readonly string[]
  readonly action?: { readonly label: string; readonly href: string }
  /** Small print below the rest. */
  readonly note: string
  /** A link below the small print, out of mails that a member has chosen. */
  readonly stop?: { readonly label: string; readonly href: string }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** Where a colour of the look is applied, in the light and in the dark scheme. */
const COLOURS = {
  page: { background: 'page' },
  bar: { background: 'bar', color: 'onBar', 'border-color': 'line' },
  card: { background: 'card' },
  heading: { color: 'heading' },
  body: { color: 'body' },
  code: { background: 'code', color: 'heading' },
  action: { background: 'action', color: 'onAction' },
  quiet: { color: 'quiet' },
  row: { color: 'body', 'border-color': 'hair' },
} as const satisfies Record<string, Record<string, keyof MailLook['light']>>

const declarations = (colours: Readonly<Record<string, keyof MailLook['light']>>, scheme: MailLook['light'], end = '') =>
  Object.entries(colours)
    .map(([property, role]) => `${property}:${scheme[role]}${end}`)
    .join(';')

/** Mail programs that support colour schemes apply style rules; the others apply the inline styles. */
function darkRules({ dark }: MailLook): string {
  const rules = Object.entries(COLOURS).map(([part, colours]) => `.${part}{${declarations(colours, dark, '!important')}}`)
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`
}

/** A font list, quoted for use in an attribute. */
const face = (list: string) => list.replaceAll('"', "'")

/** A list as a table whose rows are read as lines. @param at attributes of a part */
function listHtml(at: (part: keyof typeof COLOURS, style: string) => string, { title, note, rows }: MailList): string {
  const cell = 'border-style:solid;border-width:1px 0 0;font-size:16px;line-height:22px;vertical-align:top'
  return [
    `<h2 ${at('heading', 'margin:28px 0 4px;font-size:18px;line-height:24px')}>${escape(title)}</h2>`,
    ...(note === undefined ? [] : [`<p ${at('quiet', 'margin:0 0 8px;font-size:13px;line-height:20px')}>${escape(note)}</p>`]),
    '<table style="width:100%;border-collapse:collapse">',
    ...rows.map(({ label, note: below, value }) => {
      const padding = below === '' ? '10px 0' : '10px 0 0'
      return [
        `<tr><td ${at('row', `${cell};padding:${padding};text-align:left`)}>${escape(label)}</td>`,
        `<td ${at('row', `${cell};padding:${padding};padding-left:12px;text-align:right;font-weight:700;white-space:nowrap`)}>`,
        `${escape(value)}</td></tr>`,
        // Over the whole width: beside a long amount a narrow screen has no room for it.
        ...(below === ''
          ? []
          : [`<tr><td colspan="2" ${at('quiet', 'padding:0 0 10px;font-size:13px;line-height:20px')}>${escape(below)}</td></tr>`]),
      ].join('')
    }),
    '</table>',
  ].join('')
}

function htmlOf({ partner, look, origin }: Sender, body: MailBody): string {
  const { faces, weights, radius } = look
  const at = (part: keyof typeof COLOURS, style: string) => `class="${part}" style="${declarations(COLOURS[part], look.light)};${style}"`
  const p = (part: keyof typeof COLOURS, style: string, text: string) => `<p ${at(part, style)}>${escape(text)}</p>`
  const display = `font-family:${face(faces.display)}`
  const wide = 'max-width:560px;margin:0 auto'
  const { strong, light } = partner.wordmark
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<style>:root{color-scheme:light dark}${darkRules(look)}</style><title>${escape(body.subject)}</title></head>`,
    `<body ${at('page', `margin:0;font-family:${face(faces.text)}`)}>`,
    `<div ${at('bar', 'padding:20px 24px;border-style:solid;border-width:0 0 4px')}><p style="${wide};${display};font-size:22px;line-height:28px">`,
    `<a href="${escape(origin)}/" style="color:inherit;text-decoration:none">`,
    `<span style="font-weight:${weights.strong}">${escape(strong)}</span> <span style="font-weight:${weights.light}">${escape(light)}</span></a></p></div>`,
    `<div ${at('page', 'padding:24px 12px 40px')}><div ${at('card', `${wide};border-radius:${radius.card}`)}><div style="padding:32px">`,
    `<h1 ${at('heading', `margin:0 0 16px;${display};font-weight:${weights.display};font-size:28px;line-height:34px`)}>${escape(body.heading)}</h1>`,
    ...body.paragraphs.map((text) => p('body', 'margin:0 0 16px;font-size:16px;line-height:25px', text)),
    ...(body.code === undefined
      ? []
      : [
          p(
            'code',
            `margin:24px 0;padding:18px;border-radius:${radius.card};font-family:${face(faces.figures)};font-size:30px;font-weight:700;letter-spacing:6px;text-align:center`,
            body.code,
          ),
        ]),
    ...(body.figure
      ? [
          p('quiet', 'margin:24px 0 0;font-size:14px;line-height:20px', body.figure.label),
          p(
            'heading',
            `margin:0 0 8px;font-family:${face(faces.figures)};font-size:36px;line-height:44px;font-weight:${weights.display}`,
            body.figure.value,
          ),
        ]
      : []),
    ...(body.lists ?? []).map((list) => listHtml(at, list)),
    ...(body.after ?? []).map((text) => p('body', 'margin:16px 0 0;font-size:16px;line-height:25px', text)),
    ...(body.action
      ? [
          `<p style="margin:24px 0 0"><a href="${escape(body.action.href)}" `,
          `${at('action', `display:inline-block;padding:15px 24px;border-radius:${radius.button};font-size:16px;font-weight:700;text-decoration:none`)}>`,
          `${escape(body.action.label)}</a></p>`,
        ]
      : []),
    '</div></div>',
    `<div style="${wide};padding:24px 0 0">`,
    p('quiet', 'margin:0 20px 12px;font-size:13px;line-height:20px', body.note),
    ...(body.stop
      ? [
          `<p ${at('quiet', 'margin:0 20px 12px;font-size:13px;line-height:20px')}>`,
          `<a href="${escape(body.stop.href)}" style="color:inherit">${escape(body.stop.label)}</a></p>`,
        ]
      : []),
    `<p ${at('quiet', 'margin:0 20px;font-size:13px;line-height:20px')}>`,
    // A line never breaks inside a number or an address.
    contactOf(partner)
      .map((one) => `<span style="display:inline-block">${escape(one)}</span>`)
      .join(' · '),
    '</p>',
    '</div></div></body></html>',
  ].join('')
}

const contactOf = ({ program, support }: Sender['partner']) => [program.programName, support.phone.formatted, support.email.display]

function textOf(partner: Sender['partner'], body: MailBody): string {
  const parts = [
    body.heading,
    ...body.paragraphs,
    ...(body.code === undefined ? [] : [body.code]),
    ...(body.figure ? [`${body.figure.label}: ${body.figure.value}`] : []),
    ...(body.lists ?? []).map(({ title, note, rows }) =>
      [
        title,
        ...(note === undefined ? [] : [note]),
        ...rows.map(({ label, note: below, value }) => [`- ${label}: ${value}`, ...(below === '' ? [] : [`  ${below}`])].join('\n')),
      ].join('\n'),
    ),
    ...(body.after ?? []),
    ...(body.action ? [`${body.action.label}: ${body.action.href}`] : []),
    body.note,
    ...(body.stop ? [`${body.stop.label}: ${body.stop.href}`] : []),
    contactOf(partner).join(' · '),
  ]
  return parts.join('\n\n')
}

/** A mail of a partner to one of its members, as text and as HTML without external files. */
export function composeMail(sender: Sender, to: string, body: MailBody): MailMessage {
  const { program, support } = sender.partner
  return {
    to,
    fromName: program.programName,
    fromAddress: sender.from,
    // The sender's address may have no mailbox.
    replyTo: support.email.display,
    subject: body.subject,
    text: textOf(sender.partner, body),
    html: htmlOf(sender, body),
  }
}
