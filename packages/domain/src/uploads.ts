/** Where a site serves the pictures that operators uploaded; a picture's id follows. */
export const UPLOADS_PATH = '/images/uploads/'
/** Id of a picture: 128 bits of a hash of what it shows, so it never shows anything else and cannot be guessed. */
export const UPLOAD_ID = /^[0-9a-f]{32}$/

/** The id in the address of an uploaded picture, "/images/uploads/<id>" with any query; null for every other address. */
export function uploadOf(address: string): string | null {
  if (!address.startsWith(UPLOADS_PATH)) return null
  const [id = ''] = address.slice(UPLOADS_PATH.length).split(/[?#]/u, 1)
  return UPLOAD_ID.test(id) ? id : null
}
