import type { RateStep } from '@dining/domain'

import type { Copy } from './copy-type.ts'
import type { Values } from './text.ts'

/** The values of the texts about a step of a rate: "$42.00", "$8.00", "$50" and "10¢/gal". */
export function stepWords(copy: Copy, { keptCents, leftCents, perCents, benefit }: RateStep) {
  return {
    kept: copy.money(keptCents),
    left: copy.money(leftCents),
    step: copy.shortMoney(perCents),
    benefit: { words: copy.benefit(benefit).text },
  } satisfies Values
}
