import { setImmediate } from 'node:timers/promises'

import type { MailLook } from '@dining/partner-kit/mail'
import PDFDocument from 'pdfkit'

/** A column of the table: its name, its share of the width, and whether it holds amounts. */
export interface StatementColumn {
  readonly name: string
  readonly share: number
  readonly isAmount?: boolean
}

export interface Statement {
  readonly program: string
  readonly title: string
  /** Lines below the title: whose statement, of which period, and when it was made. */
  readonly facts: readonly string[]
  readonly columns: readonly StatementColumn[]
  readonly rows: readonly (readonly string[])[]
  /** The sums, or that there is nothing. */
  readonly totals: readonly string[]
  readonly note: string
  /** "Page 2 of 7" */
  readonly page: (number: number, count: number) => string
}

type Look = Pick<MailLook, 'light'>
type Doc = InstanceType<typeof PDFDocument>

const MARGIN = 48
const ROW = 16
const BAR = 8
/** The line below a row, and its distance to the next one. */
const HAIR = 0.5
const RULE = '#dddddd'
const RULE_ABOVE = 5
const GAP = 6
/** Between an amount, which is at the right, and the next column. */
const AMOUNT_GAP = 18
const SIZE = { title: 20, text: 9.5, small: 8 } as const
/** Rows between two turns of the event loop, so that other calls are answered meanwhile. */
const TURN = 100

/** Characters of the standard fonts beyond ASCII (WinAnsi). */
const KNOWN = /^[\u0020-\u007E\u00A0-\u00FF\u20AC\u2018\u2019\u201C\u201D\u2013\u2014\u2026\u2022\u2122]$/u

/** A text in the characters of the standard fonts: a letter with an unknown mark loses the mark, any other unknown character is a question mark. */
export const inStandardFont = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) => {
    if (KNOWN.test(character)) return character
    const [plain = ''] = character.normalize('NFD')
    return KNOWN.test(plain) ? plain : character === '\u2212' ? '-' : '?'
  }).join('')

/** A colour of the look as a PDF takes it. */
const ink = (colour: string) => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#1f1f1f')

/** A statement as a PDF on US Letter: tagged, with its language and title, in the partner's colours. */
export async function statementPdf(look: Look, statement: Statement): Promise<Buffer> {
  const { line: bar, heading, body, quiet } = look.light
  const light = { bar: ink(bar), heading: ink(heading), body: ink(body), quiet: ink(quiet) }
  const { program, title, facts, columns, rows, totals, note, page } = statement
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: inStandardFont(title), Author: inStandardFont(program) },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  const root = doc.struct('Document')
  doc.addStructure(root)
  const width = doc.page.width - 2 * MARGIN

  const paragraph = (kind: 'H1' | 'P', text: string, font: string, size: number, colour: string) =>
    root.add(
      doc.struct(kind, {}, () => {
        doc.font(font).fontSize(size).fillColor(colour)
        doc.text(`${inStandardFont(text)} `, MARGIN, doc.y, { width })
        doc.moveDown(0.4)
      }),
    )
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(0, 0, doc.page.width, BAR).fill(light.bar)
  doc.endMarkedContent()
  paragraph('P', program, 'Helvetica-Bold', SIZE.text, light.quiet)
  paragraph('H1', title, 'Helvetica-Bold', SIZE.title, light.heading)
  for (const fact of facts) paragraph('P', fact, 'Helvetica', SIZE.text, light.body)
  doc.moveDown(0.6)

  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const starts = columns.map((_, at) => MARGIN + (width * columns.slice(0, at).reduce((sum, { share }) => sum + share, 0)) / whole)
  const table = doc.struct('Table')
  root.add(table)
  const names = columns.map(({ name }) => name)
  const rule = (y: number, colour: string) => {
    doc.markContent('Artifact', { type: 'Layout' })
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + width, y)
      .lineWidth(HAIR)
      .stroke(colour)
    doc.endMarkedContent()
  }
  function line(kind: 'TH' | 'TD', cells: readonly string[]): void {
    if (doc.y > doc.page.height - MARGIN - 2 * ROW) {
      doc.addPage()
      // The columns are named again on each page.
      line('TH', names)
    }
    const { y } = doc
    const row = doc.struct('TR')
    table.add(row)
    doc
      .font(kind === 'TH' ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(SIZE.small)
      .fillColor(kind === 'TH' ? light.heading : light.body)
    for (const [at, { share, isAmount = false }] of columns.entries()) {
      const text = `${inStandardFont(cells[at] ?? '')} `
      const options = { width: (width * share) / whole - (isAmount ? AMOUNT_GAP : GAP), height: ROW, lineBreak: false, ellipsis: true }
      row.add(doc.struct(kind, {}, () => doc.text(text, starts[at] ?? MARGIN, y, { ...options, align: isAmount ? 'right' : 'left' })))
    }
    row.end()
    rule(y + ROW - RULE_ABOVE, kind === 'TH' ? light.heading : RULE)
    doc.y = y + ROW
  }
  line('TH', names)
  for (const [at, cells] of rows.entries()) {
    line('TD', cells)
    if (at % TURN === TURN - 1) await setImmediate()
  }
  table.end()
  doc.moveDown(1)
  if (doc.y > doc.page.height - MARGIN - 5 * ROW) doc.addPage()
  for (const total of totals) paragraph('P', total, 'Helvetica-Bold', SIZE.text, light.heading)
  paragraph('P', note, 'Helvetica', SIZE.small, light.quiet)
  root.end()
  numberPages(doc, light.quiet, page)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

/** The page's number at its foot; an artifact, so that a reader of the table is not interrupted. */
function numberPages(doc: Doc, colour: string, page: Statement['page']): void {
  const { start, count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(start + at)
    doc.markContent('Artifact', { type: 'Pagination' })
    // Below the bottom margin, where text would otherwise begin a new page.
    doc.page.margins.bottom = 0
    doc.font('Helvetica').fontSize(SIZE.small).fillColor(colour)
    doc.text(inStandardFont(page(at + 1, count)), MARGIN, doc.page.height - MARGIN + ROW / 2, { lineBreak: false })
    doc.endMarkedContent()
  }
}
