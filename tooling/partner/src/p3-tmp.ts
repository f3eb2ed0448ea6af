import { readPartners } from '@dining/partner-kit/node'
import { openHomes } from './homes.ts'
import { readFileSync, writeFileSync } from 'node:fs'
const { partners } = await readPartners('/work/main/partners')
for (const id of ['united', 'tgbk', 'wynd']) {
  const base = partners.find((p) => p.partner.program.id === id)!
  const variants = process.argv.slice(2)
  for (const v of ['asis', ...variants]) {
    const copy = structuredClone(base.content) as any
    const home = copy.find((c: any) => c.set === 'home').entries[0].fields
    if (v === 'none') home.banner_text = []
    else if (v === 'states') home.user_states = home.user_states.slice(0, 1)
    else if (v !== 'asis') home.banner_text.find((i: any) => i.type === 'merchant_carousel').fields.search_string = v
    const homes = await openHomes([{ ...base, content: copy }])
    console.log(id, v, await homes.documentBytes(`/work/main/partners/${id}/dist`))
    await homes.close()
  }
}
