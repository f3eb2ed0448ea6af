import { Worker } from 'node:worker_threads'

import * as v from 'valibot'

import { sharedFiles } from '../shared-files.ts'

/** Pictures that wait at most; more are refused. */
const WAITING = 16
/** Milliseconds for one picture, those before it included. */
const TIMEOUT_MS = 10_000

const answerSchema = v.object({ id: v.number(), png: v.instance(Uint8Array) })

export interface PictureRenderer {
  /** An SVG as PNG; null if too many wait, or if it fails. Never rejects. */
  readonly render: (svg: string) => Promise<Uint8Array | null>
}

/** Renders in a thread that starts with the first picture, and again after it has failed. It keeps no process alive. */
export function createPictureRenderer(): PictureRenderer {
  const waiting = new Map<number, (png: Uint8Array | null) => void>()
  let worker: Worker | undefined
  let last = 0

  function stop(): void {
    void worker?.terminate()
    worker = undefined
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  }

  function started(): Worker {
    if (worker) return worker
    const next = new Worker(sharedFiles.drawWorker)
    next.unref()
    next.on('message', (message: unknown) => {
      const { id, png } = v.parse(answerSchema, message)
      waiting.get(id)?.(png)
      waiting.delete(id)
    })
    next.on('error', () => {
      if (worker === next) stop()
    })
    worker = next
    return next
  }

  return {
    render(svg) {
      if (waiting.size >= WAITING) return Promise.resolve(null)
      const id = ++last
      return new Promise((resolve) => {
        // A picture that never ends takes its thread with it.
        const timer = setTimeout(stop, TIMEOUT_MS)
        waiting.set(id, (png) => {
          clearTimeout(timer)
          resolve(png)
        })
        started().postMessage({ id, svg }, [])
      })
    },
  }
}
