/** Tells the time; tests hand in one that they turn. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
