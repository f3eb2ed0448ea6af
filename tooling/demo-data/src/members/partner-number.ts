import type { Partner } from '@dining/partner-kit'

import type { Random } from '@dining/demo-restaurants'

/** Digits of the length that the partner's pattern requires; null if members have no number, or one of another format. */
export function partnerNumber(random: Random, rule: Partner['features']['partnerNumber']): string | null {
  if (rule === false) return null
  const pattern = new RegExp(rule.pattern, 'v')
  for (let length = 4; length <= 20; length++) {
    const digits = Array.from({ length }, (_, at) => random.whole(at === 0 ? 1 : 0, 9)).join('')
    for (const candidate of [digits, `A${digits}`, `AB${digits}`]) if (pattern.test(candidate)) return candidate
  }
  return null
}
