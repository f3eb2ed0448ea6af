export { clockTime } from './clock-time.ts'
export { MerchantScreen } from './MerchantScreen.tsx'
