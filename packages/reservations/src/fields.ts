export { guestFields } from './dialog/guest-fields.ts'
export { watchFields } from './watch/watch-fields.ts'
