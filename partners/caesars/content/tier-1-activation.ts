import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Activate your membership',
        body: 'You are a member of {loyalty} already. Activate your account here, and your checks collect {earn_basic}.',
        button: 'Activate my account',
        activated_title: 'Your account is active',
        activated_body: 'Link a {house_cards}, and you collect from the next check.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
