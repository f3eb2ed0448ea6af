import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Nothing to activate',
        body: 'A card that you keep with FTCH earns {earn_basic} from the first bill.',
        button: 'Find restaurants',
        activated_title: 'You are ready',
        activated_body: 'Go where you like. We add the points to your account.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>
