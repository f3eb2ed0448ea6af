import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Activate your account',
        body: 'We found your AAdvantage® account. Activate dining and every bill earns {earn_basic}.',
        button: 'Activate dining',
        activated_title: 'Your account is active',
        activated_body: 'One step is left: your card. Link it before you dine.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
