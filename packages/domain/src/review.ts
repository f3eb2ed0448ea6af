/** The stars of a review, fewest first. The specification leaves the maximum open; ratings of restaurants are of 5 (MERCHANT-16). */
export const REVIEW_STARS = [1, 2, 3, 4, 5] as const
export type ReviewStars = (typeof REVIEW_STARS)[number]

/** Characters of a review's text. */
export const REVIEW_TEXT = { min: 10, max: 1_000 } as const

/** Transactions of one question for the status of reviews (ACTIVITY-46): the most rows of a page of activity. */
export const MAX_REVIEW_STATUSES = 50
