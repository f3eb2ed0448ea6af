/** The native app, as it names itself in its user agent. */
export interface NativeApp {
  /** Numbers with dots: "3.1.0". */
  readonly version: string
  readonly platform: 'iOS' | 'Android'
}

/** The mark of the native app in a user agent: RewardsApp/3.1.0 (iOS) (PWA-11, PWA-12). */
const NATIVE_APP = /\bRewardsApp\/(?<version>\d+(?:\.\d+)*) \((?<platform>iOS|Android)\)/

/** The native app of a user agent; null for a browser (PWA-11, PWA-12). It can be forged, so it never protects data. */
export function readNativeApp(userAgent: string | null | undefined): NativeApp | null {
  const { version, platform } = NATIVE_APP.exec(userAgent ?? '')?.groups ?? {}
  return version === undefined ? null : { version, platform: platform === 'iOS' ? 'iOS' : 'Android' }
}

/** Whether a user agent is that of the native app (PWA-11). It can be forged, so it never protects data. */
export function isNativeApp(userAgent: string | null | undefined): boolean {
  return NATIVE_APP.test(userAgent ?? '')
}

/** Whether a version is below another, part by part as numbers; missing parts are 0 (PWA-12). Both are numbers with dots. */
export function isVersionBelow(version: string, minimum: string): boolean {
  const [parts, least] = [version, minimum].map((text) => text.split('.').map(Number))
  for (let at = 0; at < Math.max(parts?.length ?? 0, least?.length ?? 0); at++) {
    const difference = (parts?.[at] ?? 0) - (least?.[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
