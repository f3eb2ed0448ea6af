/** Widths that the image service makes; the height follows from the ratio 1.6 (IMG-02, IMG-03). */
const WIDTHS = [200, 500, 600]
const RATIO = 1.6

/**
 * Attributes of an `<img>` that lets the browser choose among the sizes of a picture (IMG-04).
 * @param base the picture's address without a size
 */
export function sizedPicture(base: string): { readonly src: string; readonly srcSet: string } {
  const sized = (width: number) => `${base}${base.includes('?') ? '&' : '?'}width=${width}&height=${Math.round(width / RATIO)}`
  return { src: sized(500), srcSet: WIDTHS.map((width) => `${sized(width)} ${width}w`).join(', ') }
}
