/** A data key, encrypted by a master key. */
export interface WrappedKey {
  /** Id of the master key. */
  readonly keyId: string
  readonly blob: string
}

/** Bound to a wrapped key: it cannot be unwrapped as another. */
export type KeyContext = Readonly<Record<string, string>>

/** Manages the master key and never returns it: it wraps and unwraps data keys (envelope encryption). */
export interface KeyProvider {
  /** Makes a new data key of 32 bytes. Rejects when the provider cannot be reached. */
  readonly generate: (context: KeyContext) => Promise<{ readonly plain: Buffer; readonly wrapped: WrappedKey }>
  /** Wraps under the current master key. */
  readonly wrap: (plain: Uint8Array, context: KeyContext) => Promise<WrappedKey>
  /** Rejects for a missing master key, a changed blob or another context. */
  readonly unwrap: (wrapped: WrappedKey, context: KeyContext) => Promise<Buffer>
  /** False when data keys that this master key wrapped have to be wrapped again. */
  readonly isCurrent: (keyId: string) => boolean
  /** Creates a new current master key, if the provider supports this; earlier ones can still unwrap. */
  readonly rotate: () => Promise<void>
  /** Removes master keys that wrap no data key any more, if the provider supports this. */
  readonly forgetAllBut: (keyIds: ReadonlySet<string>) => Promise<void>
}
