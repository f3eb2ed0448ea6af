import type { AuthFlag, PartnerFlag, Result } from '@dining/domain'
import type { FlagSubject } from '@dining/domain/flags'

/** A flag that is on or off, the only type that a remote provider may answer. */
export type SwitchName = AuthFlag | PartnerFlag

/** For whom flags are evaluated: nothing else of a visitor reaches a provider. */
export interface FlagContext extends FlagSubject {
  readonly partnerId: string
}

/** Reasons of OpenFeature that a remote provider may give; every other one counts as `UNKNOWN`. */
export const REMOTE_REASONS = ['STATIC', 'DEFAULT', 'TARGETING_MATCH', 'SPLIT', 'CACHED', 'DISABLED', 'UNKNOWN'] as const
export type RemoteReason = (typeof REMOTE_REASONS)[number]

export interface RemoteFlag {
  readonly value: boolean
  readonly reason: RemoteReason
  readonly variant: string | null
}

/** OpenFeature's code of why a flag of an answer is not accepted. */
export type RefusedFlag = 'TYPE_MISMATCH' | 'PARSE_ERROR' | 'PROVIDER_ERROR'

/** What a provider has answered for one visitor. A flag in neither map is not one of the provider's. */
export interface RemoteFlags {
  readonly flags: ReadonlyMap<SwitchName, RemoteFlag>
  readonly refused: ReadonlyMap<SwitchName, RefusedFlag>
  /** When the provider has last confirmed it. */
  readonly confirmedAt: Date
  /** Whether the provider has failed since. */
  readonly isStale: boolean
}

/**
 * Why a provider has no answer: no connection or none in time; it refuses the key (401, 403); too many requests (429); another status; an answer in
 * another format.
 */
export type FlagFault = 'unreachable' | 'refused' | 'limited' | 'failed' | 'malformed'

/** Who evaluates flags: the rules of the studio, or a service elsewhere whose values come before them. */
export interface FlagProvider {
  /**
   * The remote values for a visitor; null without a remote provider. A page may wait for it: it takes at most a quarter of a second, and no time
   * while the provider fails.
   */
  ask(context: FlagContext): Promise<Result<RemoteFlags, FlagFault> | null>
}

/** No remote provider: the rules of the studio alone. */
export const LOCAL_RULES: FlagProvider = { ask: () => Promise.resolve(null) }

/** Whether the values may differ between visitors: all reasons but those that stand for one value. */
export const mayDiffer = ({ reason }: RemoteFlag): boolean => reason !== 'STATIC' && reason !== 'DISABLED'
