import { createCopy } from '@dining/copy-engine'
import { account } from '@dining/copy-engine/texts/account'
import { home } from '@dining/copy-engine/texts/home'
import { mail } from '@dining/copy-engine/texts/mail'
import { readPartners } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import { expect, it } from 'vitest'

const { partners } = await readPartners(`${ROOT}/partners`)
const all = partners.map(({ partner }): [string, typeof partner] => [partner.program.id, partner])
const greetings = [home.welcome, account.hello, account.goodMorning, account.goodAfternoon, account.goodEvening]

/** A sentence without its name: it begins or continues with punctuation, has two marks in a row, or a space before one. */
const HOLE = /^\P{L}|[,;:]\s*[.!?,]|\s[.!?,]|\s{2}|,\s*$/u

it.each(all)('%s greets a member without a name in whole sentences', (_, partner) => {
  const copy = createCopy({ ...partner, visitor: { tier: 0, publicId: 'p', firstName: '' } })
  const said = [...greetings.map((text) => copy.say(text)), copy.headline(mail.welcomePlainTitle)]
  expect(said.filter((words) => HOLE.test(words))).toEqual([])
  expect(said.filter((words) => words.trim() === '')).toEqual([])
})
