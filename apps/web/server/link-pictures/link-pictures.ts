import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import type { ApiClient } from '@dining/api-client'
import type { MerchantDetail } from '@dining/contract'
import { createCopy } from '@dining/copy-engine'
import { linkPicture } from '@dining/copy-engine/texts/link-picture'
import { isReachable, localTime, offerPhase, type OfferPhase } from '@dining/domain'
import { restaurantPictureOf } from '@dining/domain/uploads'
import type { Partner } from '@dining/partner-kit'
import * as v from 'valibot'

import { dishPicture, photoPicture, type DishPicture } from '../../link-picture/dish.ts'
import { drawPicture, type PictureWords } from '../../link-picture/draw.ts'
import { KIT_FILE, kitSchema, SITE_PICTURE_FILE, type Kit } from '../../link-picture/kit.ts'
import type { ServerCalls } from '../server-calls.ts'
import type { PictureRenderer } from './renderer.ts'

/** Milliseconds for which a picture is served without asking the API again. */
const FRESH_MS = 3_600_000
/** Pictures in memory, a quarter of a megabyte each. */
const KEPT = 64
/** Pictures that are made at once, most of which wait for the API or for the thread. */
const MAKING = 32
/** Seconds after which a picture that is unavailable may be requested again. */
const RETRY_SECONDS = 30

/** Px of a photo that is cut to a plate; the file has the ratio of all pictures. */
const PHOTO_WIDTH = 600

/** In place of a restaurant's id. */
const SITE = 'site'
const ADDRESS = /^\/images\/links\/([\w-]{1,40})\.png$/

/** Address of a restaurant's picture on its site. */
export const merchantPicturePath = (merchantId: string): string => `/images/links/${merchantId}.png`
/** Address of the picture of all other pages. */
export const SITE_PICTURE_PATH = merchantPicturePath(SITE)

/** What a build has of pictures. */
export interface BuiltPictures {
  readonly site: Uint8Array
  readonly kit: Kit
}

/** The pictures of a build; null for a theme without typefaces of its own, whose links have none. @param dist absolute path */
export async function readBuiltPictures(dist: string): Promise<BuiltPictures | null> {
  const read = (file: string) => readFile(path.join(dist, 'server', file)).catch(() => null)
  const [site, kit] = [await read(SITE_PICTURE_FILE), await read(KIT_FILE)]
  return site && kit && { site, kit: v.parse(v.pipe(v.string(), v.parseJson(), kitSchema), kit.toString()) }
}

const EARNING: ReadonlySet<OfferPhase> = new Set(['running', 'leaving-soon'])

/** The texts of a restaurant's picture, for an anonymous visitor: without a rate where the site shows none, or where a dine today earns nothing. */
export function merchantWords(partner: Partner, merchant: MerchantDetail, now: Date): PictureWords {
  const { details, location, offer, timeZone, name } = merchant
  const { address, neighborhood } = location
  const place = [neighborhood, address.city, address.state].filter((part) => part !== null && part !== '')
  const [kind] = details.cuisines
  const { firstDay, lastDay } = offer
  const isEarning =
    EARNING.has(offerPhase({ firstDay, lastDay }, localTime(now, timeZone).date)) &&
    isReachable(merchant.benefitAvailability.accessTier, partner.features)
  const copy = createCopy({ ...partner, visitor: { tier: null, publicId: null, firstName: null } })
  return {
    title: name,
    line: [...(kind === undefined ? [] : [kind]), place.join(', ')].join(' · '),
    badge: partner.features.showEarnRate && isEarning ? copy.say(linkPicture.earnUpTo) : null,
  }
}

export interface LinkPictures {
  /** Answers if the path is a picture's; false leaves the request to others. */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean>
}

interface Options {
  readonly partner: Partner
  readonly built: BuiltPictures | null
  readonly api: ApiClient
  readonly renderer: PictureRenderer
  /** Files of the photos of restaurants. */
  readonly askFile: ServerCalls['pictureFile']
  readonly baseHeaders: Readonly<Record<string, string>>
  readonly now?: () => number
}

interface Kept {
  readonly png: Uint8Array
  readonly madeAt: number
}

type Made = Kept | 'not-found' | 'unavailable'

/**
 * The pictures that messages show of links to restaurants (1200 by 630). One that is asked for often is drawn once an hour; each address is one
 * call of the API at a time, and pictures are rendered one at a time in a thread of their own.
 */
export function createLinkPictures({ partner, built, api, renderer, askFile, baseHeaders, now = Date.now }: Options): LinkPictures {
  const kept = new Map<string, Kept>()
  const making = new Map<string, Promise<Made>>()

  /** The restaurant's photo, or a dish of its cuisine if it has none that can be had now. */
  async function shownPicture({ id, images, details }: MerchantDetail): Promise<DishPicture> {
    const photo = restaurantPictureOf(images.imageBaseUrl)
    const jpeg = photo === null ? null : await askFile(photo, 'jpeg', PHOTO_WIDTH)
    return jpeg instanceof Buffer ? photoPicture(jpeg, PHOTO_WIDTH) : dishPicture(details.cuisines[0], id)
  }

  async function make(merchantId: string): Promise<Made> {
    if (!built) return 'not-found'
    const found = await api.call('getMerchant', { params: { merchantId } })
    if (!found.ok) return found.error.kind === 'problem' && found.error.status === 404 ? 'not-found' : 'unavailable'
    const merchant = found.value
    const words = merchantWords(partner, merchant, new Date(now()))
    const png = await renderer.render(drawPicture(built.kit, words, await shownPicture(merchant)))
    if (!png) return 'unavailable'
    const made = { png, madeAt: now() }
    kept.delete(merchantId)
    kept.set(merchantId, made)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }

  async function pictureOf(merchantId: string): Promise<Made> {
    if (merchantId === SITE) return built ? { png: built.site, madeAt: now() } : 'not-found'
    const known = kept.get(merchantId)
    if (known && now() - known.madeAt < FRESH_MS) return known
    if (making.size >= MAKING && !making.has(merchantId)) return known ?? 'unavailable'
    const running = making.get(merchantId) ?? make(merchantId).finally(() => making.delete(merchantId))
    making.set(merchantId, running)
    const made = await running
    // An old picture is better than none.
    return made === 'unavailable' && known ? known : made
  }

  return {
    async serve(request, response, pathname) {
      const [, merchantId] = ADDRESS.exec(pathname) ?? []
      if (merchantId === undefined) return false
      const made = await pictureOf(merchantId)
      if (typeof made === 'string') {
        const retry = made === 'unavailable' ? { 'retry-after': String(RETRY_SECONDS) } : {}
        const text = { ...baseHeaders, ...retry, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
        response
          .writeHead(made === 'unavailable' ? 503 : 404, text)
          .end(made === 'unavailable' ? 'The picture is unavailable' : 'There is no such picture')
        return true
      }
      response.writeHead(200, {
        ...baseHeaders,
        'content-type': 'image/png',
        // Some messengers show the picture in their own pages.
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': `public, max-age=${FRESH_MS / 1_000}, stale-while-revalidate=86400`,
        'content-length': made.png.length,
      })
      response.end(request.method === 'HEAD' ? undefined : made.png)
      return true
    },
  }
}
