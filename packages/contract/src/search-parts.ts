import { boundsOf, OPEN_AT, RATING_STEPS, REVIEW_STEPS, SEARCH_NAMES, WEEKDAYS, type Bounds } from '@dining/domain'
import * as v from 'valibot'

/** `south,west,north,east` in degrees. */
export const boundsSchema = v.pipe(
  v.string(),
  v.rawTransform<string, Bounds>(({ dataset, addIssue, NEVER }) => {
    const bounds = boundsOf(dataset.value)
    if (bounds !== null) return bounds
    addIssue({ message: 'must be south,west,north,east in degrees' })
    return NEVER
  }),
)

/** Names of which a result must have one. */
export const namesSchema = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(SEARCH_NAMES.length))),
  v.maxLength(SEARCH_NAMES.most),
)

export const minRatingSchema = v.pipe(v.string(), v.decimal(), v.toNumber(), v.picklist(RATING_STEPS))
export const minReviewsSchema = v.pipe(v.string(), v.digits(), v.toNumber(), v.picklist(REVIEW_STEPS))

/** A day of the week and a time, `Fri-1930`, as a weekday's index and minutes after midnight. */
export const openAtSchema = v.pipe(
  v.string(),
  v.regex(OPEN_AT),
  v.transform((text) => ({
    weekday: WEEKDAYS.findIndex((day) => text.startsWith(day)),
    minutes: Number(text.slice(4, 6)) * 60 + Number(text.slice(6)),
  })),
)

const countSchema = v.object({ value: v.string(), count: v.number() })
const countsOf = () => v.array(countSchema)

/** The fields of a search with counts; each has the values that its field takes. */
export const COUNTED_FILTERS = [
  'priceRange',
  'features',
  'mealsServed',
  'cuisine',
  'neighborhood',
  'minRating',
  'minReviews',
  'benefitsFor',
  'acclaimed',
  'isNew',
  'reservations',
  'bonus',
  'openNow',
] as const
export type CountedFilter = (typeof COUNTED_FILTERS)[number]

/** Numbers of results beside the filters. */
export const searchCountsSchema = v.object({
  /**
   * For each value of each filter: how many merchants the search would find if the value were added. A value of a filter of which a merchant needs
   * only one (price, meals, cuisine, neighborhood) is added to the others; one of which only one can be chosen replaces it.
   * Cuisines and neighborhoods: the most frequent ones and the chosen ones.
   */
  added: v.object({
    priceRange: countsOf(),
    features: countsOf(),
    mealsServed: countsOf(),
    cuisine: countsOf(),
    neighborhood: countsOf(),
    minRating: countsOf(),
    minReviews: countsOf(),
    benefitsFor: countsOf(),
    acclaimed: countsOf(),
    isNew: countsOf(),
    reservations: countsOf(),
    bonus: countsOf(),
    openNow: countsOf(),
  }),
  /** For each active filter: how many merchants the search would find without it. Each dining option is a filter of its own, with its value. */
  removed: v.array(v.object({ filter: v.picklist([...COUNTED_FILTERS, 'openAt']), value: v.nullable(v.string()), count: v.number() })),
})
export type SearchCounts = v.InferOutput<typeof searchCountsSchema>

/** A result as a point of a map. Degrees. */
export const mapPointSchema = v.object({ id: v.string(), lat: v.number(), lng: v.number() })
export type MapPoint = v.InferOutput<typeof mapPointSchema>
