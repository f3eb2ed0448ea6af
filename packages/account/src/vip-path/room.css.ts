import { from, ground, space } from '@dining/ui/style'
import { style } from '@vanilla-extract/css'

const line = { borderTop: `1px solid ${ground.leader}`, paddingBlockStart: space[4] } as const

/**
 * Room for the notes, so that what is below does not move when they come: the narrower the page, the more lines they take, and one line
 * to spare for long words of a program.
 */
export const room = style({ ...line, minHeight: 'clamp(11.5em,22.5em - 40vw,15.5em)', '@media': { [from('large')]: { minHeight: '9em' } } })
/** The same for the one sentence once VIP is reached. */
export const reached = style({ ...line, minHeight: '5.5em', '@media': { [from('large')]: { minHeight: '4em' } } })
