import { fail, succeed, type Result } from '@dining/domain'

import { nameKey } from '../../store/name-key.ts'
import { issue, issueShowing, type LineIssue } from '../imports/issues.ts'
import { isMissing } from './field-readers.ts'
import { merchantOf, readMerchantRow, readWithdrawal, type FieldName, type MerchantFacts, type ReportedFact } from './merchant-row.ts'
import type { Mended, Placer } from './place-row.ts'

/** A row that is good: a merchant, or the withdrawal of one. */
export type GoodRow =
  | {
      readonly kind: 'merchant'
      readonly facts: MerchantFacts
      readonly absent: readonly ReportedFact[]
      readonly mended: readonly Mended[]
      readonly leftOut: readonly LineIssue[]
    }
  | { readonly kind: 'withdrawn'; readonly networkId: string }

/** Reads a mapped record; an error names everything that is wrong with it. */
export type RowReader = (
  record: Readonly<Partial<Record<FieldName, unknown>>>,
  line: number,
) => Promise<Result<GoodRow, readonly LineIssue[]>>

type Participant = Readonly<Record<'network_id' | 'name' | 'address1' | 'zip_code', string>>

const placeKey = ({ name, address1, zip_code }: Omit<Participant, 'network_id'>) =>
  [nameKey(name) || name, nameKey(address1), zip_code].join('|')

/**
 * Reads the rows of one file, each of which names another restaurant at another place.
 * @param participating the merchants that a file of changes applies to; null for a whole file, which withdraws none
 */
export function createRowReader(placer: Placer, participating: readonly Participant[] | null): RowReader {
  const lines = new Map<string, number>()
  /** Where each known place comes from: a line of the file, or a merchant that the file does not name. */
  const places = new Map<string, { readonly networkId: string; readonly line: number | null }>()
  const known = new Map<string, Participant>()
  for (const merchant of participating ?? []) {
    known.set(merchant.network_id, merchant)
    places.set(placeKey(merchant), { networkId: merchant.network_id, line: null })
  }
  const repeated = (networkId: string): LineIssue | null => {
    const before = lines.get(networkId)
    return before === undefined ? null : { field: 'networkId', ...issueShowing([networkId], 'repeated', before) }
  }
  const withdraw = (record: Parameters<RowReader>[0], line: number): Result<GoodRow, readonly LineIssue[]> => {
    const read = readWithdrawal(record)
    if (!read.ok) return read
    const networkId = read.value
    if (!participating) return fail([{ field: 'withdrawn', ...issue('changes-only') }])
    const twice = repeated(networkId)
    if (twice) return fail([twice])
    const merchant = known.get(networkId)
    if (!merchant) return fail([{ field: 'networkId', ...issueShowing([networkId], 'no-participant') }])
    lines.set(networkId, line)
    places.delete(placeKey(merchant))
    return succeed({ kind: 'withdrawn', networkId })
  }
  return async (record, line) => {
    if (!isMissing(record.withdrawn) && String(record.withdrawn).toLowerCase() !== 'false') return withdraw(record, line)
    const read = readMerchantRow(record)
    if (!read.ok) return read
    const { input, leftOut } = read.value
    const twice = repeated(input.networkId)
    if (twice) return fail([twice])
    const placed = await placer(input)
    if (!placed.ok) return fail([placed.error])
    const { place, mended } = placed.value
    const { facts, absent } = merchantOf(input, place)
    const key = placeKey(facts)
    const same = places.get(key)
    if (same && same.networkId !== input.networkId) {
      const shown = [same.networkId]
      const twin = same.line === null ? issueShowing(shown, 'same-place-kept') : issueShowing(shown, 'same-place', same.line)
      return fail([{ field: 'name', ...twin }])
    }
    const moved = known.get(input.networkId)
    if (moved) places.delete(placeKey(moved))
    places.set(key, { networkId: input.networkId, line })
    lines.set(input.networkId, line)
    return succeed({ kind: 'merchant', facts, absent, mended, leftOut })
  }
}
