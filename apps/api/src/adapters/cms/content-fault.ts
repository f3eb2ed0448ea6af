/** What a content service did in place of answering. `paused`: it failed too often, so it was not even asked. */
export type FaultKind = 'not-found' | 'status' | 'timeout' | 'network' | 'not-json' | 'wrong-shape' | 'too-large' | 'paused'

/** Why a content set could not be had. Its message is the answer's status text, where there was an answer (CONTENT-11). */
export class ContentFault extends Error {
  readonly kind: FaultKind
  /** Of the answer, if there was one. */
  readonly status: number | undefined

  constructor(kind: FaultKind, message: string = kind, status?: number) {
    super(message)
    this.name = 'ContentFault'
    this.kind = kind
    this.status = status
  }

  /** May the next try do better? What was refused or came in another form will be so again. */
  get mayPass(): boolean {
    if (this.kind === 'status') return (this.status ?? 0) >= 500 || this.status === 429
    return this.kind === 'timeout' || this.kind === 'network' || this.kind === 'not-json'
  }
}
