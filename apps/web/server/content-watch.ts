import type { ContentSource } from './content-source.ts'
import type { Log } from './log.ts'

/** Milliseconds between two checks of the source, so that published content appears within two seconds. */
const EVERY_MS = 1_000
/** The same while the source fails. */
const FAILING_MS = 1_500
/** Random share of the interval, so that servers that started together don't check together. */
const JITTER = 0.2

interface Options {
  readonly content: Pick<ContentSource, 'look' | 'state'>
  readonly log: Log
  readonly everyMs?: number
  readonly failingMs?: number
}

/**
 * Checks the content source repeatedly, regardless of visits; the process may end meanwhile. It logs when the source starts to fail and
 * when it recovers, not each check.
 * @returns stops the checks
 */
export function watchForChanges({ content, log, everyMs = EVERY_MS, failingMs = FAILING_MS }: Options): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  let wasWell = true

  function note() {
    const isWell = content.state().kind !== 'lacking'
    if (isWell !== wasWell) {
      log(isWell ? { level: 'info', event: 'content is back' } : { level: 'error', event: 'content fails; the last good copy stands' })
    }
    wasWell = isWell
    return isWell
  }

  async function look() {
    await content.look()
    if (!isOver) wait()
  }

  function wait() {
    const pause = (note() ? everyMs : failingMs) * (1 - JITTER / 2 + Math.random() * JITTER)
    timer = setTimeout(() => void look(), pause).unref()
  }

  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
