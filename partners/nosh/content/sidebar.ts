import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'sidebar',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        page_text: [
          { type: 'title', fields: { text_mobile: 'What you get back' } },
          { type: 'text', fields: { text_mobile: '{earn_basic} when you join' } },
          { type: 'text', fields: { text_mobile: '{earn_select} with our emails on' } },
          { type: 'text', fields: { text_mobile: '{earn_vip} from dinner number {vip_dines}' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'sidebar'>
