import { UPLOAD_MAX_BYTES } from '@dining/contract/pictures'
import { studioEndpoints, type StudioPicture, type UploadRefusal } from '@dining/contract/studio'

import { errorText } from '../api/error-text.ts'
import { askWithFile } from '../api/studio-api.ts'

/** Types that the file chooser offers; the server decides by the file's first bytes. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

const REASONS: Readonly<Record<UploadRefusal, string>> = {
  empty: 'The file is empty.',
  type: 'This is no JPEG, PNG, WebP or AVIF file. Save the picture in one of these formats.',
  animated: 'The picture is animated. Choose a still picture.',
  'too-small': 'The picture is too small. It needs 600 × 375 pixels at least.',
  'too-many-pixels': 'The picture has more than 50 million pixels. Make it smaller.',
  broken: 'The file is damaged or incomplete. Save the picture again.',
  'too-many': 'This partner has 1,000 pictures. Delete some that no entry uses.',
}

const TOO_LARGE = 'The file is larger than 10 MB. Make the picture smaller.'

/** The kept picture, or why there is none. */
export type Uploaded = { readonly picture: StudioPicture } | { readonly fault: string; readonly cause?: unknown }

/** Sends a file to the partner's pictures; never throws. */
export async function uploadPicture(partner: string, file: File): Promise<Uploaded> {
  if (file.size > UPLOAD_MAX_BYTES) return { fault: TOO_LARGE }
  try {
    const answer = await askWithFile(file)(studioEndpoints.uploadPicture, { params: { partner } })
    return answer.kind === 'done' ? { picture: answer.picture } : { fault: REASONS[answer.reason] }
  } catch (cause) {
    return { fault: errorText(cause), cause }
  }
}
