import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'announcement_banner',
  entries: [
    {
      slug: 'announcement_banner',
      status: 'published',
      fields: {
        banner_copy: [{ type: 'link', fields: { copy: 'First bill on a new account: {new_member_bonus}.', url: '/earn/first-bill' } }],
        tooltip_copy: 'It counts once, within {new_member_days} days of joining.',
      },
    },
  ],
} as const satisfies ContentFile<'announcement_banner'>
