import { say } from '@rookery/words/cli/main'
import type { AddHelpTextContext } from 'commander'
import { wrapWords } from './wrap.ts'

/** What stands below a command's options: how it is called, and what else is to be known. Lines that begin with a blank stay whole. */
export const makeExamples =
  (lines: readonly string[], notes?: string) =>
  ({ command }: AddHelpTextContext): string => {
    const width = command.configureOutput().getOutHelpWidth?.() ?? 80
    const told = notes
      ?.split('\n')
      .flatMap((line) => (line.startsWith(' ') ? [line] : wrapWords(line, width)))
    return ['', say('examples'), ...lines.map((line) => `  ${line}`), ...(told ? ['', ...told] : [])].join(
      '\n',
    )
  }
