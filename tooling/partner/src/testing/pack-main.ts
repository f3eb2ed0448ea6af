import { runPartner } from '../run-partner.ts'

/** `pnpm partner` for another folder of partners: `pack-main.ts <folder> pack <id>…` */
const [folder = '', ...args] = process.argv.slice(2)
process.exitCode = await runPartner(
  args,
  { out: (line) => void process.stdout.write(`${line}\n`), err: (line) => void process.stderr.write(`${line}\n`) },
  folder,
)
