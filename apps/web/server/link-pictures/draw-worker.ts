import { parentPort } from 'node:worker_threads'

import { renderSvg, startRenderer } from '../../link-picture/render.ts'

/** A thread that renders one picture after another: each takes a quarter of a second, in which the server answers others. */
await startRenderer()
parentPort?.on('message', ({ id, svg }: { readonly id: number; readonly svg: string }) => {
  parentPort?.postMessage({ id, png: renderSvg(svg).png }, [])
})
