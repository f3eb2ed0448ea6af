/** A data key, encrypted by a master key. */
export interface WrappedKey {
  /** Id of the master key. */
  readonly keyId: string
  readonly blob: string
}

/** Bound to a wrapped key: it cannot be unwrapped as another. */
export type KeyContext = Readonly<Record<string, string>>

/** Holds the master key and never hands it out: data keys are wrapped and unwrapped by it (envelope encryption). */
export interface KeyProvider {
  /** Makes a new data key of 32 bytes. Rejects when the provider cannot be reached. */
  readonly generate: (context: KeyContext) => Promise<{ readonly plain: Buffer; readonly wrapped: WrappedKey }>
  /** Wraps under the current master key. */
  readonly wrap: (plain: Uint8Array, context: KeyContext) => Promise<WrappedKey>
  /** Rejects for a master key that is gone, a changed blob or another context. */
  readonly unwrap: (wrapped: WrappedKey, context: KeyContext) => Promise<Buffer>
  /** False when data keys that this master key wrapped have to be wrapped again. */
  readonly isCurrent: (keyId: string) => boolean
  /** Makes a new master key the current one, where this is the provider's own work; the ones before can still unwrap. */
  readonly rotate: () => Promise<void>
  /** Removes master keys that wrap nothing any more, where this is the provider's own work. */
  readonly forgetAllBut: (keyIds: ReadonlySet<string>) => Promise<void>
}
