import { openRecordingUpstream, runDesyncRounds } from '@dining/serving/testing'
import { covered, scaled } from '@dining/stress'
import { expect, it, onTestFinished } from 'vitest'

import { built } from '../testing/built.ts'
import { serveWeb } from '../testing/served.ts'

it('the web server parses no body as a request and mixes no answers, with many parallel attackers', async () => {
  const build = await built('plain')
  onTestFinished(build.remove)
  const upstream = await openRecordingUpstream()
  onTestFinished(upstream.close)
  const { port, close } = await serveWeb(build.dist, upstream.url)
  onTestFinished(close)
  const { sum, unexpected } = await runDesyncRounds({ port, host: 'one.localhost', upstream }, { rounds: scaled(20), attackers: 8 })
  expect(unexpected).toEqual([])
  expect(sum).toMatchObject({ smuggled: 0, crossed: 0, disturbed: 0 })
  covered('desync of the web server', sum)
})
