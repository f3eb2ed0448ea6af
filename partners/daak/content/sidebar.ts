import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
          { type: 'text', fields: { text_mobile: 'Low, {tier_basic}: {earn_basic}' } },
          { type: 'text', fields: { text_mobile: 'Mid, {tier_select} by e-mail: {earn_select}' } },
          { type: 'text', fields: { text_mobile: 'High, {tier_vip} after {vip_dines} meals: {earn_vip}' } },
        ],
      },
    },
    {
      slug: 'join',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What we log' } },
          { type: 'text', fields: { text_mobile: 'Kitchen, day, amount. Nothing you buy anywhere else comes into our book.' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
