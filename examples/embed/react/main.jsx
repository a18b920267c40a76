import { RookeryGame } from '@rookery/embed/react'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** React chooses the mind and keeps a protocol; the element plays the game. */
function App() {
  const game = useRef(null)
  const [mind, setMind] = useState('owl:depth=2')
  const [lines, setLines] = useState([])
  const note = (line) => setLines((before) => [...before, line])
  return (
    <main>
      <h1>A game in React</h1>
      <label>
        Mind <input value={mind} onChange={({ target }) => setMind(target.value)} />
      </label>
      <button type="button" onClick={() => game.current.newGame()}>
        Again
      </button>
      <RookeryGame
        ref={game}
        mind={mind}
        panel="thought"
        style={{ maxWidth: 720 }}
        onStart={() => setLines([])}
        onMove={({ by, san }) => note(`${by} plays ${san}`)}
        onError={({ message }) => note(message)}
      />
      <ol id="protocol">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </main>
  )
}

createRoot(document.querySelector('#app')).render(<App />)
