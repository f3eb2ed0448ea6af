import type { MerchantDetail } from '@dining/contract'
import type { Verdict, VerdictVisitor } from '@dining/domain'
import type { SavedListProps } from '@dining/favorites'
import type { ComponentType } from 'react'

/** Code of the pages of a search and of a restaurant, of which the screen uses the same files. */
export interface SharedParts {
  readonly MerchantScreen: ComponentType<{ readonly merchant: MerchantDetail; readonly isKept?: boolean }>
  /** "10 pm" of minutes after midnight. */
  readonly clockTime: (minutes: number) => string
  readonly verdictAt: (merchant: MerchantDetail, visitor: VerdictVisitor | null, now: Date) => Verdict
  /** A guest of a site without members. */
  readonly EVERYONE: VerdictVisitor
  /** Reports which restaurants are saved. */
  readonly SavedList: ComponentType<SavedListProps>
}
