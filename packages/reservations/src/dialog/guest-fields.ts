import type { Copy } from '@dining/copy-engine'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { RESERVATION_LIMITS } from '@dining/domain'
import { atMost, phone, type FieldSpec } from '@dining/forms/rules'

/** What a restaurant learns of the guest of a booking. */
export const guestFields = (copy: Copy, initialPhone: string) =>
  ({
    phone: { label: copy.say(texts.phone), required: true, initial: initialPhone, checks: [phone] },
    note: { label: copy.say(texts.note), checks: [atMost(RESERVATION_LIMITS.note)] },
  }) as const satisfies Record<string, FieldSpec>
