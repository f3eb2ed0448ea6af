import * as v from 'valibot'

/** Where a page reports its measurements, on its own host. */
export const MEASUREMENTS_PATH = '/measurements'

const milliseconds = (most: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(most))

/**
 * What one page load reports. It says nothing about the visitor: no address, no id, no text of an error, which may contain what was typed.
 * A value that the browser could not measure is absent.
 */
export const measurementsSchema = v.strictObject({
  /** The template of the page's path, "/dining/:merchantId". */
  route: v.pipe(v.string(), v.maxLength(100)),
  screen: v.picklist(['narrow', 'wide']),
  /** When the largest text or picture was painted, in milliseconds after the navigation. */
  largestPaint: v.optional(milliseconds(600_000)),
  /** The slowest answer to a click, tap or key, in milliseconds. */
  slowestInteraction: v.optional(milliseconds(600_000)),
  /** The largest sum of layout shift scores. */
  layoutShift: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000))),
  /** Errors of our scripts: their class, and the places in our files, the innermost first. */
  errors: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          name: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
          at: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/))), v.maxLength(5)),
        }),
      ),
      v.maxLength(5),
    ),
  ),
})

export type Measurements = v.InferOutput<typeof measurementsSchema>
