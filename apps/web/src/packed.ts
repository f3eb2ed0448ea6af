import path from 'node:path'

/** The server of a pack: the web server with the build beside it (`pnpm partner pack`). */
process.env['DIST'] = path.join(import.meta.dirname, 'site')
await import('./main.ts')
