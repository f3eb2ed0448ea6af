interface ToFill {
  readonly file: string
  readonly what: string
}

/** What a person must fill in for a partner, by file. */
export const TO_FILL: readonly ToFill[] = [
  {
    file: 'program.ts',
    what: 'program name with its marks, hosts, time zone, currency and its wording, enrollment, earn rates, tiers, bonuses',
  },
  { file: 'features.ts', what: 'what the partner has and has not; the partner number, when members have one' },
  { file: 'partner.ts', what: 'support phone, email and contact; the two parts of the wordmark' },
  { file: 'routes.ts', what: 'title, description and keywords of each page, in the partner’s voice' },
  { file: 'copy.ts', what: 'casing of calls to action and headlines, links to terms and privacy, texts to say otherwise' },
  { file: 'tokens.ts', what: 'the seeds of the theme: colours, faces, shapes, density, header, ornament' },
  { file: 'theme.css.ts', what: 'web fonts, when the partner has its own (packages/ui/scripts/subset-font.ts cuts them)' },
  {
    file: 'assets/',
    what: 'icon.svg (without it the icon is a letter on the brand’s colour); pictures for the installation, by pnpm partner screenshots',
  },
  { file: 'content/', what: 'the eleven content sets: announcements, bonuses, offers and surveys are empty' },
  { file: 'NOTES.md', what: 'owner, and which facts are known or assumed' },
]
