import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { heightOf, plateOf, tableFor } from '@dining/ui/dishes'

import { sharedFiles } from '../server/shared-files.ts'

const WIDTH = 600

/** A dish on its plate, or a photo, and where the plate is in the picture, in its pixels. */
export interface DishPicture {
  readonly jpeg: Buffer
  readonly width: number
  readonly height: number
  readonly plate: { readonly x: number; readonly y: number; readonly radius: number }
}

/** The picture of a dish of a cuisine. @param id which restaurant's; the same as on its page */
export async function dishPicture(cuisine: string | undefined, id: string): Promise<DishPicture> {
  const dish = tableFor(cuisine, id).items[0]?.dish ?? 'salad'
  const { x, y, radius } = plateOf(dish)
  const plate = { x: x * WIDTH, y: y * WIDTH, radius: radius * WIDTH }
  return { jpeg: await readFile(path.join(sharedFiles.cuisines, `${dish}-${WIDTH}.jpeg`)), width: WIDTH, height: heightOf(WIDTH), plate }
}

/** The middle of a restaurant's photo, as round as a plate. @param width of the photo in px, whose ratio is that of every picture */
export function photoPicture(jpeg: Buffer, width: number): DishPicture {
  const height = heightOf(width)
  return { jpeg, width, height, plate: { x: width / 2, y: height / 2, radius: height / 2 } }
}
