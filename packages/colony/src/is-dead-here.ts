import { hostname } from 'node:os'

/** Whether a process of this machine is gone; of other machines nothing is known. */
export function isDeadHere(pid: number, host: string): boolean {
  if (host !== hostname()) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
