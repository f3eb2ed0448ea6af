/**
 * Why a store could not be opened, for the one line that the operator reads; the remedy is part of the message.
 * - in-use: another process owns the data folder
 * - damaged: the data folder cannot be read
 * - unreachable: no database answers at the address, or it refuses the login
 * - no-rights: the database's user may not do what the store needs
 * - schema-behind: the tables lack changes that this version needs
 * - schema-ahead: the tables have changes that this version cannot serve with
 */
export type StoreErrorKind = 'in-use' | 'damaged' | 'unreachable' | 'no-rights' | 'schema-behind' | 'schema-ahead'

export class StoreError extends Error {
  readonly kind: StoreErrorKind

  constructor(kind: StoreErrorKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreError'
    this.kind = kind
  }
}
