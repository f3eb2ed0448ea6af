export const REWARD_STATUSES = ['Awarded', 'Pending', 'Forfeit', 'Paid', 'Deferred'] as const
export type RewardStatus = (typeof REWARD_STATUSES)[number]

/** Entry source codes that a feed may give; they have no wording of their own (ACTIVITY-14, ACTIVITY-15). */
export const SOURCE_CODES = ['M', 'J', '+', 'A', 'B', 'S'] as const
export type SourceCode = (typeof SOURCE_CODES)[number]

/** Types of line from the card network: cleared automatically, entered manually, refunded (ACTIVITY-16). */
export const TRANSACTION_TYPES = ['Settle', 'Manual', 'Refund'] as const
export type TransactionType = (typeof TRANSACTION_TYPES)[number]

/** Rows of an activity page (ACTIVITY-25). */
export const ACTIVITY_PAGE_SIZE = 10
/** Days after which missing rewards may be reported (ACTIVITY-02). */
export const MISSING_REWARDS_AFTER_DAYS = 10
/** Days in which a dine can be reviewed, and after which a legacy row's review has expired (ACTIVITY-32, ACTIVITY-44). */
export const REVIEW_WINDOW_DAYS = 35
