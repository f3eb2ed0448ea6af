import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'discover',
  entries: [
    {
      slug: 'discover',
      status: 'published',
      fields: {
        headline: 'Tonight, earn up to',
        body: 'Restaurants near you, with what each earns.',
        banner_text: [{ type: 'merchant_carousel', fields: { text_mobile: 'Close to you', search_string: 'sortBy=distance' } }],
      },
    },
  ],
} as const satisfies ContentFile<'discover'>
