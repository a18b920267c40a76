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

/** Games of another visit, to be listed. */
type FindGames = () => Promise<{ readonly text: string; readonly name: string } | undefined>

const noGames: FindGames = async () => undefined

/**
 * `onGame` hears of each game that is to be put on the board, and what is wrong with it; without a game, what is to be told instead of
 * what was wrong before. It must stay the same function.
 * `findSource` gives a text to begin with, and `findGames` what is listed then; each is asked once.
 */
export function useOpening(
  onGame: (game: Game | undefined, faults: readonly string[]) => void,
  findSource: () => string | null,
  findGames = noGames,
): Opening {
  const [source] = useState(findSource)
  const [find] = useState(() => findGames)
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
      // A fault stands where the text was given.
      if (result.kind !== 'position') onGame(undefined, [])
      if (result.kind === 'position') onGame(result.game, [])
      if (result.kind === 'games' && result.entries.length === 1) openEntry(result.text, result.entries[0]!)
    },
    [onGame, openEntry],
  )

  useEffect(() => {
    let isGone = false
    void (async () => {
      const opening = source === null ? undefined : await openText(source)
      if (isGone) return
      if (opening) show(opening)
      if (opening?.kind === 'fault') onGame(undefined, [opening.message])
      const games = await find()
      const listed = games && (await openText(games.text))
      // Whoever has opened something meanwhile keeps it.
      if (!isGone && games && listed?.kind === 'games')
        setOpened((shown) => (shown === opening ? { ...listed, name: games.name } : shown))
    })()
    return () => {
      isGone = true
    }
  }, [source, find, show, onGame])

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
