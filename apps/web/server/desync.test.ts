import { desyncCases, openRecordingUpstream, runDesyncCase, type RecordingUpstream } from '@dining/serving/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { built } from '../testing/built.ts'
import { serveWeb } from '../testing/served.ts'

let build: Awaited<ReturnType<typeof built>>
let upstream: RecordingUpstream
let web: Awaited<ReturnType<typeof serveWeb>>

beforeAll(async () => {
  ;[build, upstream] = await Promise.all([built('plain'), openRecordingUpstream()])
  web = await serveWeb(build.dist, upstream.url)
})
afterAll(async () => {
  await web.close()
  await upstream.close()
  await build.remove()
})

describe('the web server parses no body as a request and mixes no answers', () => {
  it.each(desyncCases('one.localhost'))('$name', async (attack) => {
    expect(await runDesyncCase({ port: web.port, host: 'one.localhost', upstream }, attack)).toMatchObject({
      statuses: attack.statuses,
      smuggled: 0,
      crossed: 0,
      disturbed: 0,
    })
  })
})
