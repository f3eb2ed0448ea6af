import * as v from 'valibot'

/**
 * Where a web server reads which restaurants its site map lists. It is not below /api, which browsers can reach: nobody else needs all
 * restaurants at once.
 */
export const LISTED_MERCHANTS_PATH = '/listed-merchants'

/** Restaurants in one answer: also the size of a part of the site map, whose limit is 50,000 addresses. */
export const LISTED_MERCHANTS_PER_PAGE = 10_000

/** @property page from 1 */
export const listedMerchantsQuerySchema = v.object({
  page: v.pipe(v.string(), v.maxLength(5), v.digits(), v.toNumber(), v.minValue(1)),
})

/**
 * Ids of participating restaurants in a fixed order, and the number of all.
 * @property changedOn the day of the last change of each, null if it is unknown; an API of the version before returns none
 */
export const listedMerchantsSchema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.maxLength(LISTED_MERCHANTS_PER_PAGE)),
  changedOn: v.optional(v.pipe(v.array(v.nullable(v.pipe(v.string(), v.isoDate()))), v.maxLength(LISTED_MERCHANTS_PER_PAGE))),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type ListedMerchants = v.InferOutput<typeof listedMerchantsSchema>
