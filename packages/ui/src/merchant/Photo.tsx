import { heightOf } from '../illustrations/picture-sizes.ts'
import { sizedPicture } from './sized-picture.ts'

interface PhotoProps {
  /** Address of the picture, to which a size is added. */
  readonly base: string
  /** What it shows; empty where the words beside it say it already. */
  readonly alt: string
  /** How wide it stands, as `sizes` of an `<img>`. */
  readonly sizes: string
  /** Width in px that it mostly has; its height follows from the ratio 1.6. */
  readonly width: number
  /** Part of the first view: fetched at once. */
  readonly eager?: boolean | undefined
}

/** A picture in the sizes of the image route, sharp on dense screens; its place is there before it comes (IMG-02, IMG-04). */
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
