import { heightOf, PRESETS } from '../illustrations/picture-sizes.ts'

const LARGEST = Math.max(...PRESETS)

/**
 * Attributes of an `<img>` that lets the browser choose among the sizes of a picture (IMG-04), the largest also twice as dense.
 * @param base the picture's address without a size
 */
export function sizedPicture(base: string): { readonly src: string; readonly srcSet: string } {
  const sized = (width: number) => `${base}${base.includes('?') ? '&' : '?'}width=${width}&height=${heightOf(width)}`
  const sizes = [...PRESETS.map((width) => `${sized(width)} ${width}w`), `${sized(LARGEST)}&dpr=2 ${2 * LARGEST}w`]
  return { src: sized(500), srcSet: sizes.join(', ') }
}
