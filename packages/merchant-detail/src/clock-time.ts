const FORMAT = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** "10 pm", "11:30 am" from minutes after midnight; past 1440 it is the next morning. */
export function clockTime(minutes: number): string {
  return FORMAT.format(minutes * 60_000)
    .replace(':00', '')
    .replaceAll(/\s/g, '\u00a0')
    .toLowerCase()
}
