/** The most restaurants that a member or a visitor can save. */
export const MAX_FAVORITES = 100
