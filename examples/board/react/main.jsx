import '@rookery/board'
import { startPosition } from '@rookery/rules'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** React owns the game: the board shows what it is told, and says which move was made. */
function App() {
  const [game, setGame] = useState({ position: startPosition(), sans: [] })
  const [orientation, setOrientation] = useState('white')
  const onMove = ({ detail }) => setGame({ position: detail.position, sans: [...game.sans, detail.san] })
  return (
    <>
      <h1>A board in React</h1>
      <button type="button" onClick={() => setOrientation(orientation === 'white' ? 'black' : 'white')}>
        Flip
      </button>
      <p id="moves">{game.sans.join(' ')}</p>
      <main style={{ maxWidth: 480 }}>
        <rookery-board interactive position={game.position} orientation={orientation} onmove={onMove} />
      </main>
    </>
  )
}

createRoot(document.querySelector('#app')).render(<App />)
