import type { ColumnType } from 'kysely'

/** Read as a parsed value, written as JSON text: otherwise the two engines convert arrays differently. */
export type Json<T> = ColumnType<T, string, string>
/** ISO day. */
export type Day = string
