import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Three tiers, and two ways to rise.' } },
          { type: 'link', fields: { copy: 'How they are reached', url: '/earn/tiers' } },
        ],
        tooltip_copy: '{tier_select} is a matter of email, {tier_vip} of the number of dines.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
