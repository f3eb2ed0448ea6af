import { serve } from './serve.ts'

const fault = await serve(process.env)
if (fault !== null) {
  process.stderr.write(`${fault}\n`)
  process.exit(1)
}
