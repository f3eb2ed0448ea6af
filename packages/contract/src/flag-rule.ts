import { EARNING_TIERS } from '@dining/domain'
import { FLAG_AUDIENCES, type FlagRule } from '@dining/domain/flags'
import * as v from 'valibot'

/** Who gets another value of a flag than everyone else; also the format in which it is stored. */
export const flagRuleSchema = v.object({
  value: v.boolean(),
  percentage: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  kinds: v.pipe(v.array(v.picklist(FLAG_AUDIENCES)), v.maxLength(FLAG_AUDIENCES.length)),
  tiers: v.pipe(v.array(v.picklist(EARNING_TIERS)), v.maxLength(EARNING_TIERS.length)),
}) satisfies v.GenericSchema<unknown, FlagRule>
