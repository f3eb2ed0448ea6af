import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'link', fields: { copy: '{new_member_bonus}, to welcome you', url: '/earn/welcome-gift' } },
          { type: 'text', fields: { copy: 'if you are new with us.' } },
        ],
        tooltip_copy: 'For {new_member_spend} spent within {new_member_days} days of joining. Activate it in your account first.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
