import { heightOf } from '../illustrations/picture-sizes.ts'
import { sizedPicture } from './sized-picture.ts'

interface PhotoProps {
  /** URL of the picture, to which a size is added. */
  readonly base: string
  /** Text alternative; empty if the text beside it is sufficient. */
  readonly alt: string
  /** Its displayed width, as `sizes` of an `<img>`. */
  readonly sizes: string
  /** Its usual width in px; its height follows from the ratio 1.6. */
  readonly width: number
  /** Whether it is in the first view: fetched at once. */
  readonly eager?: boolean | undefined
}

/** A picture in the sizes of the image route, sharp on dense screens; its space is reserved before it loads (IMG-02, IMG-04). */
export function Photo({ base, alt, sizes, width, eager = false }: PhotoProps) {
  return (
    <img
      {...sizedPicture(base)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={heightOf(width)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
