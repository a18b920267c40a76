import { LineSplitter, MAX_LINE_LENGTH } from '@rookery/engine/protocol'
import { parseMindSpec } from '@rookery/play'
import { inEnglish } from '@rookery/words'
import { demand } from '../exit.ts'
import type { Terminal } from '../terminal.ts'
import { MindSession } from './mind-session.ts'

/** Speaks UCI for a mind until the input ends or says quit. What programs read is English. */
export async function runMind(spec: string, seed: number, { input, output }: Terminal): Promise<void> {
  const send = (line: string) => void output.write(`${line}\n`)
  const session = new MindSession(demand(parseMindSpec(spec)).seat, seed, send)
  const lines = new LineSplitter(
    MAX_LINE_LENGTH,
    (line) => inEnglish(() => session.receive(line)),
    () => send(`info string a line of more than ${MAX_LINE_LENGTH} characters was passed over`),
  )
  input.setEncoding('utf8')
  for await (const piece of input) {
    lines.add(piece)
    if (session.isOver) break
  }
  if (!session.isOver) lines.end()
  await session.finish()
}
