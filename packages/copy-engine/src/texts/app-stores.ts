import { texts } from '../text.ts'

/** The block of the footer with the stores of the native app (FOOTER-01). */
export const appStores = texts('appStores', {
  label: 'Get the app',
  ios: 'App Store',
  android: 'Google Play',
})
