import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Almost at the table',
        body: 'You have a Neighborhood Nosh account. Switch it on and every bill gives you {earn_basic}.',
        button: 'Switch it on',
        activated_title: 'You’re on',
        activated_body: 'Which card do you eat with? Link that one and we’re even, bill by bill.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
