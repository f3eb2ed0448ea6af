export { MerchantScreen } from './MerchantScreen.tsx'
