import type { ComponentProps } from 'react'

import { narrowWindows } from './banner-picture.css.ts'
import { pictureAt } from './picture-at.ts'

interface BannerPictureProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  /** Fields of the banner of a page (CONTENT-33). */
  readonly fields: {
    readonly image?: string | undefined
    readonly image_mobile?: string | undefined
    readonly image_mobile_alt_text?: string | undefined
    readonly image_x_position?: string | undefined
    readonly image_y_position?: string | undefined
  }
  readonly className: string
}

/** The editors' picture of a page, another one in narrow windows, with the part that stays visible where it is cropped (CONTENT-33). */
export function BannerPicture({ fields, className, ...rest }: BannerPictureProps) {
  const { image, image_mobile_alt_text: alt = '', image_x_position: x = 'center', image_y_position: y = 'center' } = fields
  if (image === undefined) return null
  return (
    <picture className={className}>
      <source media={narrowWindows} {...pictureAt(fields.image_mobile ?? image)} />
      <img src={image} {...pictureAt(image)} alt={alt} width={600} height={375} {...rest} style={{ objectPosition: `${x} ${y}` }} />
    </picture>
  )
}
