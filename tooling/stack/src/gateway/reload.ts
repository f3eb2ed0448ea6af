import type { IncomingMessage, ServerResponse } from 'node:http'

const SCRIPT_PATH = '/__reload.js'
const EVENTS_PATH = '/__reload'

const SCRIPT = `new EventSource('${EVENTS_PATH}').onmessage = () => location.reload()`

/** Makes the open pages of a stack in development reload. */
export interface Reload {
  /** Responds to its two addresses; false for every other. */
  readonly answer: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  /** Appended to a page: a script of the page's own origin, as the content security policy requires. */
  readonly tag: string
  readonly now: () => void
}

export function createReload(): Reload {
  const open = new Set<ServerResponse>()
  return {
    answer: ({ url }, outgoing) => {
      if (url === SCRIPT_PATH) {
        outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(SCRIPT)
        return true
      }
      if (url !== EVENTS_PATH) return false
      outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      outgoing.write(': open\n\n')
      open.add(outgoing)
      outgoing.once('close', () => open.delete(outgoing))
      return true
    },
    tag: `<script async src="${SCRIPT_PATH}"></script>`,
    now: () => {
      for (const page of open) page.write('data: now\n\n')
    },
  }
}
