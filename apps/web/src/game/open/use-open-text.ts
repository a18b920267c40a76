import { Game, type Line } from '@rookery/rules'
import { useCallback, useEffect, useState } from 'react'
import { type GameEntry, type Opened, openText, readGame, tellPartly } from './open-text.ts'

/** What comes into a room from outside: pasted or dropped texts, the address's game, or the one from the Play room. */
export interface Opening {
  readonly text: string
  readonly opened: Opened | undefined
  readonly setText: (text: string) => void
  readonly show: (opened: Opened) => void
  readonly pick: (entry: GameEntry) => void
  readonly takeLine: (line: Line) => void
}

/**
 * `onGame` hears of each game that is to be put on the board, and what is wrong with it. It must stay the same function.
 * `source` is a text to begin with, read once.
 */
export function useOpening(
  onGame: (game: Game, faults: readonly string[]) => void,
  findSource: () => string | null,
): Opening {
  const [source] = useState(findSource)
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<Opened>()

  const openEntry = useCallback(
    (whole: string, entry: GameEntry) => {
      onGame(readGame(whole, entry), entry.faults.map(tellPartly))
    },
    [onGame],
  )

  const show = useCallback(
    (result: Opened) => {
      setOpened(result)
      if (result.kind === 'position') onGame(result.game, [])
      if (result.kind === 'games' && result.entries.length === 1) openEntry(result.text, result.entries[0]!)
    },
    [onGame, openEntry],
  )

  useEffect(() => {
    if (source === null) return
    let isGone = false
    void openText(source).then((result) => {
      if (!isGone) show(result)
    })
    return () => {
      isGone = true
    }
  }, [source, show])

  const pick = (entry: GameEntry) => {
    if (opened?.kind === 'games') openEntry(opened.text, entry)
  }

  const takeLine = (line: Line) => {
    const game = new Game(line.start)
    for (const move of line.moves) game.play(move)
    onGame(game, [])
  }

  return { text, opened, setText, show, pick, takeLine }
}
