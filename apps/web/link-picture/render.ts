import { readFile } from 'node:fs/promises'

import { initWasm, Resvg } from '@resvg/resvg-wasm'

import { sharedFiles } from '../server/shared-files.ts'

let started: Promise<void> | undefined

/** Starts the renderer, once for a process or a thread. */
export function startRenderer(): Promise<void> {
  started ??= readFile(sharedFiles.renderer).then((bytes) => initWasm(bytes))
  return started
}

/** An SVG without texts as pixels and PNG. @param px width in pixels; that of the SVG by default */
export function renderSvg(svg: string, px?: number): { readonly png: Uint8Array; readonly pixels: Uint8Array } {
  const image = new Resvg(svg, {
    ...(px === undefined ? {} : { fitTo: { mode: 'width', value: px } as const }),
    font: { loadSystemFonts: false },
  })
  const picture = image.render()
  const answer = { png: picture.asPng(), pixels: picture.pixels }
  picture.free()
  image.free()
  return answer
}
