import type { ReactNode } from 'react'
import { create } from 'zustand'

/** The notice that the site has a newer version than this page, from the moment when it has one (browser/watch-version.ts). */
export const useNewVersion = create<{ readonly notice: ReactNode }>(() => ({ notice: null }))
