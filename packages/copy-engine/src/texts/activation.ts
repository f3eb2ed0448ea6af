import { texts } from '../text.ts'

/** Tier-1 activation, where an editor's texts (content set `tier_1_activation`) are missing. */
export const activation = texts('activation', {
  title: 'Activate your account to earn',
  lead: 'Your account is set up with {loyalty}. Activate it and every dine earns {earn_basic}.',
  button: 'Activate my account', // ACT-07
  activating: 'Activating…', // ACT-12
  failed: 'There was an error activating your account. Please contact customer support.', // ACT-16
  activatedTitle: 'You are active', // ACT-08
  activatedLead: 'Link the card that you dine with, and your next bill earns automatically.',
  join: 'Set up my sign-in',
  find: 'Find a restaurant',
})
