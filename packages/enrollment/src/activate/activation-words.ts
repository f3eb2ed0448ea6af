import { activation } from '@dining/copy-engine/texts/activation'

/** Fields of the content set `tier_1_activation` that the pages show (ACT-21), each with the words that stand in without it. */
const WORDS = {
  title: activation.title,
  body: activation.lead,
  button: activation.button,
  activated_title: activation.activatedTitle,
  activated_body: activation.activatedLead,
  activation_error: activation.failed,
} as const

export type ActivationWords = Readonly<Record<keyof typeof WORDS, string>>

/** The editor's words, and the product's for those that are missing; with their tokens. */
export function activationWords(fields: Readonly<Record<string, unknown>> | undefined): ActivationWords {
  const word = (name: keyof typeof WORDS) => {
    const given = fields?.[name]
    return typeof given === 'string' && given.trim() !== '' ? given : WORDS[name].wording
  }
  return {
    title: word('title'),
    body: word('body'),
    button: word('button'),
    activated_title: word('activated_title'),
    activated_body: word('activated_body'),
    activation_error: word('activation_error'),
  }
}
