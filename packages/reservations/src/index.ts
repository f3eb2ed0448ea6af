export { ReserveBlock } from './block/ReserveBlock.tsx'
