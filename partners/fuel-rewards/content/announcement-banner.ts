import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'Some places are for {tier_select} only. E-mail gets you in.' } },
          { type: 'link', fields: { copy: 'What’s {tier_select}?', url: '/earn/members-only' } },
        ],
        tooltip_copy: 'Flip the switch in your profile. Counts from your next meal.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
