/** A free table with what a dinner there earns. */
export interface OfferedTable {
  readonly at: Date
  /** `tableEarns` of the dinner. */
  readonly earns: number
  /** Whether the bonus for the reservation comes on top. */
  readonly bonus: boolean
}

/**
 * The table that earns the most, with the bonus for the reservation; of equal ones the nearest to the asked time, then the earlier. Null without tables.
 * @param bonusUnits for the reservation, in the unit of `earns`; null where none is paid
 */
export function bestTable<Table extends OfferedTable>(tables: readonly Table[], asked: Date, bonusUnits: number | null): Table | null {
  const worth = ({ earns, bonus }: Table) => earns + (bonus ? (bonusUnits ?? 0) : 0)
  const away = ({ at }: Table) => Math.abs(at.getTime() - asked.getTime())
  return tables.toSorted((a, b) => worth(b) - worth(a) || away(a) - away(b) || a.at.getTime() - b.at.getTime())[0] ?? null
}
