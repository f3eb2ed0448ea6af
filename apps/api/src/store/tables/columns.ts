import type { ColumnType } from 'kysely'

/** Read as a parsed value, written as JSON text: the two engines turn arrays into different things otherwise. */
export type Json<T> = ColumnType<T, string, string>
/** ISO day. */
export type Day = string
