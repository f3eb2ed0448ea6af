import { texts } from '../text.ts'

/** The notices that a browser shows. A locked phone shows them, too, so they contain no data of the member: no name, amount, restaurant or card. */
export const noticeMessages = texts('noticeMessages', {
  earnedTitle: 'You earned {currency}',
  earned: 'A meal at a restaurant has earned. See your activity.',
  vipTitle: 'You are a VIP member now',
  vip: 'You earn more from now on. See your account.',
  tableFreeTitle: 'A table that you watch for is free',
  tableFree: 'Open this notice to book it. The first person to book it gets it.',
  bonusEndsTitle: 'A bonus ends soon',
  bonusEnds: 'You have a few days left. See your bonuses.',
})
