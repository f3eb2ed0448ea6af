import type { Copy } from '@dining/copy-engine'
import { reviews } from '@dining/copy-engine/texts/reviews'
import { REVIEW_TEXT } from '@dining/domain'
import { atLeast, atMost, type FieldSpec } from '@dining/forms/rules'

/** @param name the member's first name, which may be shown with the review */
export const reviewFields = (copy: Copy, name: string) =>
  ({
    stars: { label: copy.say(reviews.stars), required: true, messages: { required: reviews.starsRequired } },
    review: { label: copy.say(reviews.text), required: true, checks: [atLeast(REVIEW_TEXT.min), atMost(REVIEW_TEXT.max)] },
    showName: { kind: 'checkbox', label: copy.say(reviews.showName, { name }), initial: false },
  }) as const satisfies Record<string, FieldSpec>
