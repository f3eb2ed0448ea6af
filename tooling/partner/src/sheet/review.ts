import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isOwnPage, isSameSecret } from '@dining/serving/loopback'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'

import { approvePicture, contentOf, type ApproveFailure } from './approve-picture.ts'
import { SHEET_FOLDERS, type Baselines } from './compare.ts'
import { approveEnvironment } from './environment.ts'
import { namesOf, screenOf, type Compared, type Size } from './html.ts'
import { readLastSheet, type LastSheet } from './last-sheet.ts'
import { REVIEW_STYLE, reviewHtml, type Outcome, type Undecided } from './review-html.ts'

/** Bytes of a decision at most: all pictures of all partners take about 100,000. */
const MOST_BYTES = 1_000_000

const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': `default-src 'none';img-src 'self';style-src 'sha256-${createHash('sha256').update(REVIEW_STYLE).digest('base64')}';form-action 'self';frame-ancestors 'none';base-uri 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const REFUSALS: Readonly<Record<ApproveFailure['kind'], string>> = {
  retaken: 'a newer picture was taken since this page was loaded. Look at it, then approve it',
  replaced: 'another picture was approved since this sheet was made. Run pnpm partner sheet again to compare with it',
}

/** The fields of a form: each picture as its file and the content that was seen, with a space between. */
const decisionSchema = v.object({ token: v.string(), picture: v.union([v.string(), v.array(v.string())]) })

interface Served {
  readonly origin: string
  readonly close: () => Promise<void>
}

/**
 * Serves the last sheet on this machine alone: a page of what differs from the approved pictures, with a button that approves each.
 * @param ids of the partners whose pictures are shown
 * @throws StackError if there is no sheet
 */
export async function serveReview(folders: Baselines, ids: readonly string[]): Promise<Served> {
  const app = reviewApp(folders, await readLastSheet(folders.folder), ids)
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Reads the size in the header of a PNG file; undefined if it has none. */
async function sizeOf(path: string): Promise<Size | undefined> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0))
  return bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR'
    ? undefined
    : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function reviewApp(folders: Baselines, sheet: LastSheet, ids: readonly string[]) {
  const { folder, baselines } = folders
  const pictures = sheet.pictures.filter(({ id }) => ids.includes(id))
  const token = randomBytes(32).toString('base64url')
  let outcome: Outcome | null = null

  /** A picture that has been approved since the sheet is decided. */
  async function undecidedOf(some: readonly Compared[]): Promise<readonly Undecided[]> {
    const read = await Promise.all(
      some.map(async (picture) => {
        const seen = await contentOf(join(folder, SHEET_FOLDERS.now, picture.file))
        const isApproved = picture.change.kind === 'same' || seen === (await contentOf(join(baselines, picture.file)))
        return isApproved ? [] : [{ picture, seen, size: await sizeOf(join(folder, SHEET_FOLDERS.now, picture.file)) }]
      }),
    )
    return read.flat()
  }

  async function decide(picture: Compared, seen: string): Promise<ApproveFailure | null> {
    const approved = await approvePicture(folders, picture.file, seen)
    if (!approved.ok) return approved.error
    const others = await undecidedOf(pictures.filter(({ id }) => id === picture.id))
    await approveEnvironment(baselines, join(folder, SHEET_FOLDERS.now), picture.id, others.length === 0)
    return null
  }

  const nameOf = namesOf({ ...sheet, pictures })
  const shown = (picture: Compared) => `${nameOf(picture.id)}: ${screenOf(picture)}`
  const app = new Hono<{ Bindings: { incoming: IncomingMessage } }>()
  app.use(async (c, next) => {
    if (!isOwnPage(c.env.incoming, c.req.method === 'POST'))
      return c.text('Type the address of this page into a browser on this machine.', 403)
    await next()
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value)
  })

  app.get('/', async (c) => {
    const undecided = await undecidedOf(pictures)
    const html = reviewHtml({ undecided, approved: pictures.length - undecided.length, nameOf, warnings: sheet.warnings, outcome, token })
    outcome = null
    return c.html(html)
  })

  for (const kind of Object.values(SHEET_FOLDERS))
    app.get(`/${kind}/:id/:name`, async (c) => {
      const file = `${c.req.param('id')}/${c.req.param('name')}`
      const known = pictures.find((picture) => picture.file === file)
      const bytes = known ? await readFile(join(folder, kind, known.file)).catch(() => null) : null
      return bytes ? c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/png' }) : c.text('There is no such picture.', 404)
    })

  app.post('/approve', bodyLimit({ maxSize: MOST_BYTES }), async (c) => {
    const decision = v.safeParse(decisionSchema, await c.req.parseBody({ all: true }))
    if (!decision.success) return c.text('This is no decision of the page.', 400)
    if (!isSameSecret(decision.output.token, token))
      return c.text('The page was started again since it was loaded. Load it again; what was approved is kept.', 403)
    const wanted = [decision.output.picture].flat().map((one) => one.split(' '))
    const before = await undecidedOf(pictures)
    const refused: string[] = []
    let done: Compared[] = []
    for (const [file, seen = ''] of wanted) {
      const picture = pictures.find((one) => one.file === file)
      if (!picture) return c.text('There is no such picture in this sheet.', 404)
      const failure = await decide(picture, seen)
      if (failure) refused.push(`${shown(picture)} was not approved: ${REFUSALS[failure.kind]}.`)
      else done = [...done, picture]
    }
    const left = await undecidedOf(pictures)
    const first = before.findIndex(({ picture }) => wanted.some(([file]) => file === picture.file))
    const following = left.find((one) => before.findIndex(({ picture }) => picture.file === one.picture.file) >= first)
    const what = done.length === 1 ? done.map(shown).join('') : `${done.length} pictures`
    outcome = {
      before: following?.picture.file,
      kind: refused.length > 0 ? 'refused' : 'done',
      text: [...refused, ...(done.length > 0 ? [`Approved: ${what}.`] : []), `${left.length} left.`].join(' '),
    }
    return c.redirect('/#outcome', 303)
  })
  return app
}
