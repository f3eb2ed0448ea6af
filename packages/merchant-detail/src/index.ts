export { clockTime } from './clock-time.ts'
export { MerchantScreen } from './MerchantScreen.tsx'
export { EVERYONE, verdictAt } from './verdict-at.ts'
