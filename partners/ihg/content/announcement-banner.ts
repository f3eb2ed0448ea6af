import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [
          { type: 'text', fields: { copy: 'New with us? {new_member_bonus} are waiting for you.' } },
          { type: 'link', fields: { copy: 'Your welcome gift', url: '/earn/welcome-gift' } },
        ],
        tooltip_copy: 'For {new_member_spend} spent within {new_member_days} days of joining. Activate it in your account first.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
