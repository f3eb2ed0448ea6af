export { mountCardFrame, type CardFrame, type CardFrameOptions, type FrameAnswer, type FrameCard } from './card-frame.ts'
