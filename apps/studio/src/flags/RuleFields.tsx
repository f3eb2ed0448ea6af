import type { StudioFlag } from '@dining/contract/studio'
import { TIER_NAMES, type EarningTier } from '@dining/domain'
import { FLAG_AUDIENCES } from '@dining/domain/flags'
import { Checkbox, NumberField } from '@dining/ui'

import * as app from '../app/app.css.ts'
import * as css from './flags.css.ts'
import { AUDIENCE_LABELS, kindName, tierName, type RuleIssues } from './rule-form.ts'

interface RuleFieldsProps {
  readonly flag: StudioFlag
  /** That a rule can name. */
  readonly tiers: readonly EarningTier[]
  readonly issues: RuleIssues
}

/** Who gets the value: a share, kinds of visitors, and tiers. Everyone else has the other value. */
export function RuleFields({ flag: { rule }, tiers, issues }: RuleFieldsProps) {
  return (
    <>
      <NumberField
        label="Share in percent"
        name="percentage"
        help="100 is everyone below. A visitor stays in the share when it grows."
        error={issues.percentage}
        defaultValue={String(rule?.percentage ?? 100)}
        maxLength={3}
        required
      />
      <fieldset>
        <legend className={css.legend}>Kinds of visitors</legend>
        <p className={app.quiet}>None ticked: all of them.</p>
        {FLAG_AUDIENCES.map((kind, at) => (
          <Checkbox
            key={kind}
            name={kindName(kind)}
            label={AUDIENCE_LABELS[kind]}
            defaultChecked={rule?.kinds.includes(kind) ?? false}
            error={at === 0 ? issues.kinds : undefined}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className={css.legend}>Tiers of members</legend>
        <p className={app.quiet}>None ticked: all of them, and visitors without a tier.</p>
        {tiers.map((tier, at) => (
          <Checkbox
            key={tier}
            name={tierName(tier)}
            label={TIER_NAMES[tier]}
            defaultChecked={rule?.tiers.includes(tier) ?? false}
            error={at === 0 ? issues.tiers : undefined}
          />
        ))}
      </fieldset>
    </>
  )
}
