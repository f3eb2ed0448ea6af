import { openStore } from '@dining/api/testing'

import type { Installation } from './installation.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')

/** Changes a published text that a page shows, as an operator does. @returns what the page shows in its place from then on */
export async function changeContent({ database, partner }: Installation, page: string): Promise<string> {
  const store = await openStore({ databaseUrl: database })
  try {
    return await store.owner(async (tx) => {
      const entries = await tx.selectFrom('content_entry').selectAll().where('partner_id', '=', partner.program.id).execute()
      const texts = entries.flatMap(({ fields, ...entry }) =>
        Object.entries(fields).flatMap(([name, value]) =>
          typeof value === 'string' && page.includes(escaped(value)) ? [{ ...entry, fields, name, length: value.length }] : [],
        ),
      )
      // A short one may stand on the page for another reason.
      const longest = texts.toSorted((a, b) => b.length - a.length)[0]
      if (!longest) throw new Error('The page shows no text of the content')
      const text = `Changed ${longest.slug} for everybody`
      await tx
        .updateTable('content_entry')
        .set({ fields: JSON.stringify({ ...longest.fields, [longest.name]: text }) })
        .where('partner_id', '=', partner.program.id)
        .where('set_name', '=', longest.set_name)
        .where('slug', '=', longest.slug)
        .where('version', '=', longest.version)
        .execute()
      return text
    })
  } finally {
    await store.close()
  }
}
