/** How a content service failed to answer. `paused`: it failed too often, so it was not called. */
export type FaultKind = 'not-found' | 'status' | 'timeout' | 'network' | 'not-json' | 'wrong-shape' | 'too-large' | 'paused'

/** Why a content set could not be read. The message is the status text of the response, if there was one (CONTENT-11). */
export class ContentFault extends Error {
  readonly kind: FaultKind
  /** Status of the response, if there was one. */
  readonly status: number | undefined

  constructor(kind: FaultKind, message: string = kind, status?: number) {
    super(message)
    this.name = 'ContentFault'
    this.kind = kind
    this.status = status
  }

  /** Whether a retry can succeed. A refusal or a response in another format is permanent. */
  get mayPass(): boolean {
    if (this.kind === 'status') return (this.status ?? 0) >= 500 || this.status === 429
    return this.kind === 'timeout' || this.kind === 'network' || this.kind === 'not-json'
  }
}
