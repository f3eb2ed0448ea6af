import type { TextKeys } from './text.ts'
import type { account } from './texts/account.ts'
import type { activity, forfeitReasons } from './texts/activity.ts'
import type { cardErrors } from './texts/card-errors.ts'
import type { card } from './texts/card.ts'
import type { enrollment } from './texts/enrollment.ts'
import type { errors } from './texts/errors.ts'
import type { fieldErrors } from './texts/field-errors.ts'
import type { forms } from './texts/forms.ts'
import type { home } from './texts/home.ts'
import type { merchantCard } from './texts/merchant-card.ts'
import type { merchant } from './texts/merchant.ts'
import type { search } from './texts/search.ts'
import type { session } from './texts/session.ts'
import type { shell } from './texts/shell.ts'

/** Every text of the product that a partner can override. */
export type TextKey =
  | TextKeys<typeof account>
  | TextKeys<typeof activity>
  | TextKeys<typeof card>
  | TextKeys<typeof cardErrors>
  | TextKeys<typeof enrollment>
  | TextKeys<typeof errors>
  | TextKeys<typeof fieldErrors>
  | TextKeys<typeof forfeitReasons>
  | TextKeys<typeof forms>
  | TextKeys<typeof home>
  | TextKeys<typeof merchant>
  | TextKeys<typeof merchantCard>
  | TextKeys<typeof search>
  | TextKeys<typeof session>
  | TextKeys<typeof shell>
