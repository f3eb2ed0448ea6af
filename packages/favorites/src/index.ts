export { SavedList, type SavedIds } from './SavedList.tsx'
export { SavedSummary } from './SavedSummary.tsx'
export { SaveHeart } from './SaveHeart.tsx'
