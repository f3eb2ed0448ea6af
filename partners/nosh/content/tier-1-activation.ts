import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Almost there',
        body: 'You have a Neighborhood Nosh account. Activate it and every bill gives you {earn_basic}.',
        button: 'Activate it',
        activated_title: 'Welcome to the neighborhood',
        activated_body: 'Which card do you eat with? Link that one and get cash back.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
