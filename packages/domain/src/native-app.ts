/** The mark of the native app in a user agent: RewardsApp/3.1.0 (iOS) (PWA-11, PWA-12). */
const NATIVE_APP = /\bRewardsApp\/\d+(?:\.\d+)* \((?:iOS|Android)\)/

/** Whether a user agent is that of the native app (PWA-11). It can be forged, so it never protects data. */
export function isNativeApp(userAgent: string | null | undefined): boolean {
  return NATIVE_APP.test(userAgent ?? '')
}
