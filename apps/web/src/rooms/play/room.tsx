import type { GameWish } from '@rookery/play'
import { Suspense, startTransition, useEffect, useState } from 'react'
import roomStyles from '../../ui/room.module.css'
import { door, gameRoom, isFirstVisit } from './begin.ts'

const signsOfLife = ['pointermove', 'pointerdown', 'keydown'] as const

/** The game where one left it, or the one that the address asks for; a first visit begins at the door. */
export default function PlayRoom() {
  const [isNew] = useState(isFirstVisit)
  const [Door] = useState(door.choose)
  const [GameRoom] = useState(gameRoom.choose)
  const [wish, setWish] = useState<GameWish>()
  const isAtDoor = isNew && !wish

  // Nothing of a game is needed to look at the door: it is fetched while a hand is on its way to start one.
  useEffect(() => {
    if (!isAtDoor) return
    const stirred = new AbortController()
    const fetchGame = () => {
      stirred.abort()
      void gameRoom.fetch()
    }
    for (const sign of signsOfLife) window.addEventListener(sign, fetchGame, { signal: stirred.signal })
    return () => stirred.abort()
  }, [isAtDoor])

  return (
    <Suspense fallback={<main className={`${roomStyles.room} ${roomStyles.wide}`} aria-busy="true" />}>
      {isAtDoor ? (
        // The door stays until the game is there.
        <Door onStart={(chosen) => startTransition(() => setWish(chosen))} />
      ) : (
        <GameRoom wish={wish} />
      )}
    </Suspense>
  )
}
