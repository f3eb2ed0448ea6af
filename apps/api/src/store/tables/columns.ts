import type { ColumnType } from 'kysely'

/** Read as a parsed value, written as JSON text: otherwise the two engines convert arrays differently. */
export type Json<T> = ColumnType<T, string, string>
/** ISO day. */
export type Day = string

/**
 * The names of a table's columns, for statements that read whole rows often. Such a statement names its columns, because the result of `select *`
 * changes when a column is added, and a prepared statement whose result changes fails. The compiler reports the columns that a list lacks.
 */
export const columnsOf =
  <Table>() =>
  <const Names extends readonly (keyof Table & string)[]>(
    names: Names &
      ([Exclude<keyof Table, Names[number]>] extends [never] ? unknown : { readonly lacks: Exclude<keyof Table, Names[number]> }),
  ): Names =>
    names
