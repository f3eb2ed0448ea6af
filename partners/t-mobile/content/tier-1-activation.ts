import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Activate it',
        body: 'We’ve set up an account for you. Activate it, and you’ll get {earn_basic} when you eat out.',
        button: 'Activate',
        activated_title: 'You’re ready',
        activated_body: 'Add the card you pay with, and you’re ready for dinner.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
