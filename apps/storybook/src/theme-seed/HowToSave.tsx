import { Notice } from '@dining/ui'

import type { SeedValue } from './seed-rules.ts'
import * as css from './ThemeSeed.css.ts'

interface HowToSaveProps {
  readonly partner: string
  /** The changed values, by path. */
  readonly values: ReadonlyMap<string, SeedValue>
}

/** In a static build: where to write the changed values. */
export function HowToSave({ partner, values }: HowToSaveProps) {
  return (
    <Notice title="This Storybook cannot save">
      <p>
        Start it with <code>pnpm --filter @dining/storybook storybook</code> to save, or write the changed values into{' '}
        <code>partners/{partner}/tokens.ts</code>.
      </p>
      {values.size > 0 && (
        <pre className={css.values}>
          {[...values].map(([path, value]) => `${path}: ${typeof value === 'number' ? value : `'${value}'`}`).join('\n')}
        </pre>
      )}
    </Notice>
  )
}
