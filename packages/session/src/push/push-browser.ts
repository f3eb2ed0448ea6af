/** What this browser can do with notices, before it is asked for anything. */
export type PushSupport = 'supported' | 'install-first' | 'unsupported'

type Facts = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** Whether this is a browser of iOS or iPadOS, which shows notices of sites on the home screen alone. */
function isIos({ userAgent, maxTouchPoints }: Facts): boolean {
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1)
}

/** @param has whether the browser has the parts of Web Push */
export function supportOf(facts: Facts, has: boolean): PushSupport {
  if (has) return 'supported'
  return isIos(facts) ? 'install-first' : 'unsupported'
}

export const pushSupport = (): PushSupport =>
  supportOf(navigator, 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)

/** Milliseconds in which the service worker, which loads after the page, must be there. */
const WORKER_MS = 15_000

/** The registration of the service worker; null where it does not come, for example because it is switched off. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), WORKER_MS)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** The subscription that this browser has; null without one. It asks for nothing. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const known = await navigator.serviceWorker.getRegistration()
  return (await known?.pushManager.getSubscription()) ?? null
}

const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Whether a subscription was made with this key: one of another key gets nothing any more. */
export const hasKey = (subscription: PushSubscription, publicKey: string) =>
  base64url(subscription.options.applicationServerKey) === publicKey

/** The id by which the API lists this browser. */
export async function deviceIdOf({ endpoint }: Pick<PushSubscription, 'endpoint'>): Promise<string> {
  return base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
}

/** Subscribes after the member has allowed it; null where no worker is there. Rejects where the browser's push service refuses. */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  const ready = await registration()
  if (!ready) return null
  const before = await ready.pushManager.getSubscription()
  if (before && hasKey(before, publicKey)) return before
  await before?.unsubscribe()
  return ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}
