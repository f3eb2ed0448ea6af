import '@dining/ui/base.css'
import './theme.css.ts'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { startApi } from './api/studio-api.ts'
import { App } from './app/App.tsx'

startApi()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
