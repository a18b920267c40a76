import { type Move, moveTo } from '@rookery/rules'
import { createPicker, movesFrom, pressKey } from '../board/move-picker.ts'
import type { Session } from './session.ts'

/** Lets the person choose a move on the board with the arrow keys; `undefined` goes back to the line. */
export async function pickMove({ screen, prompter, line }: Session): Promise<readonly Move[] | undefined> {
  const { position } = line
  let picker = createPicker(position)
  let above = 0
  try {
    for (;;) {
      const goals = picker.selected === undefined ? [] : movesFrom(position, picker.selected).map(moveTo)
      const lines = ['', ...screen.drawLines(line, { ...picker, goals }), picker.hint]
      screen.redraw(above, lines)
      above = lines.length
      const key = await prompter.readKey()
      if (!key) return undefined
      const step = pressKey(picker, key.name ?? '', position, screen.bottom)
      if (step.kind === 'picked') return step.moves
      if (step.kind === 'cancelled') return undefined
      picker = step.picker
    }
  } finally {
    prompter.endKeys()
  }
}
