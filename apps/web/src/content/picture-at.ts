import { UPLOADS_PATH } from '@dining/domain/uploads'
import { sizedPicture } from '@dining/ui'

/**
 * The sources of a picture of the content: an uploaded one in every size of the image route, others as they are. Its displayed width is that of the window,
 * so that a wide one gets the sharpest.
 */
export const pictureAt = (address: string): { readonly srcSet: string; readonly sizes?: string } =>
  address.startsWith(UPLOADS_PATH) ? { srcSet: sizedPicture(address).srcSet, sizes: '100vw' } : { srcSet: address }
