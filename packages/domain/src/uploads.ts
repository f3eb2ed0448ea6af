/** Where a site serves the pictures that operators uploaded; a picture's id follows. */
export const UPLOADS_PATH = '/images/uploads/'
/** Id of a picture: 128 bits of a hash of what it shows, so it never shows anything else and cannot be guessed. */
export const UPLOAD_ID = /^[0-9a-f]{32}$/

/** Where a site serves the pictures of restaurants that imports name; a picture's id follows. */
export const RESTAURANT_PICTURES_PATH = '/images/restaurants/'

function idBelow(path: string, address: string): string | null {
  if (!address.startsWith(path)) return null
  const [id = ''] = address.slice(path.length).split(/[?#]/u, 1)
  return UPLOAD_ID.test(id) ? id : null
}

/** The id in the address of an uploaded picture, "/images/uploads/<id>" with any query; null for every other address. */
export const uploadOf = (address: string): string | null => idBelow(UPLOADS_PATH, address)

/** The id in the address of a restaurant's picture, "/images/restaurants/<id>" with any query; null for every other address. */
export const restaurantPictureOf = (address: string): string | null => idBelow(RESTAURANT_PICTURES_PATH, address)
