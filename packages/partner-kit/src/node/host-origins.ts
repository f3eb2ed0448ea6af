import type { Program } from '../partner.ts'

/** Origins of a partner's site: `https://` and each of `program.hosts`. */
export const hostOrigins = ({ hosts }: Pick<Program, 'hosts'>): readonly string[] => hosts.map((host) => `https://${host}`)
