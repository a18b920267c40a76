import { readdirSync, readFileSync } from 'node:fs'

/** What Linux says of a process; nothing once it has ended. */
function readProcess(pid: string): { parent: string; command: string; residentBytes: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const field = (name: string) => new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? '0'
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return { parent: field('PPid'), command, residentBytes: Number(field('VmRSS')) * 1024 }
  } catch {
    return undefined
  }
}

/** Memory that a process occupies. */
export const residentBytes = (pid: number): number => readProcess(String(pid))?.residentBytes ?? 0

/** Memory that the pages of all browsers occupy which this process has launched. */
export function pagesResidentBytes(): number {
  const processes = new Map(
    readdirSync('/proc').flatMap((pid) => {
      const found = /^\d+$/.test(pid) ? readProcess(pid) : undefined
      return found ? [[pid, found]] : []
    }),
  )
  const isOurs = (pid: string): boolean => {
    const parent = processes.get(pid)?.parent
    return parent !== undefined && (parent === String(process.pid) || isOurs(parent))
  }
  return [...processes]
    .filter(([pid, { command }]) => command.includes('--type=renderer') && isOurs(pid))
    .reduce((sum, [, process]) => sum + process.residentBytes, 0)
}
