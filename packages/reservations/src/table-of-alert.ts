import type { TableWatch } from '@dining/contract'
import { paths } from '@dining/session'

/** The address of the table of a link that works: its confirmation, where one press books it. Null for a link that does not work. */
export const tableOfAlert = ({ merchantId, party, table }: Pick<TableWatch, 'merchantId' | 'party' | 'table'>): string | null =>
  table && paths.reservation({ merchantId, slot: table.slotId, date: table.time.slice(0, 10), time: table.time.slice(11, 16), party })
