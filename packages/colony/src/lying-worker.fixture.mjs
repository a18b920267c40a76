// A worker as others are, that changes what it says of its games: `scores`, `moves` (the last is another legal one) or `nothing`.
import { endOfLine } from '@rookery/arena'
import { openLink, runWorker } from '@rookery/colony'
import { Line, makeUci, ok, parseUci, startPosition, unwrap } from '@rookery/rules'

const [url, what] = process.argv.slice(2)

const lies = {
  nothing: (game) => game,
  scores: (game) => ({ ...game, moves: game.moves.map((move) => ({ ...move, scoreCp: 1 })) }),
  moves: (game) => {
    const before = game.moves
      .slice(0, -1)
      .reduce((line, { uci }) => line.play(unwrap(parseUci(line.position, uci))), Line.from(startPosition()))
    const last = game.moves.at(-1)
    const other = before.position
      .legalMoves()
      .find((move) => makeUci(move, before.position) !== last.uci && !endOfLine(before.play(move)))
    return { ...game, moves: [...game.moves.slice(0, -1), { ...last, uci: makeUci(other, before.position) }] }
  },
}

const link = unwrap(await openLink(url))
const openWorker = link.openWorker.bind(link)
link.openWorker = (...given) => {
  const worker = openWorker(...given)
  const getNextJob = worker.getNextJob.bind(worker)
  worker.getNextJob = async (...asked) => {
    const job = await getNextJob(...asked)
    const complete = job?.moveToCompleted.bind(job)
    if (job)
      job.moveToCompleted = (result, ...rest) =>
        complete({ ...result, done: result.done.map(lies[what]) }, ...rest)
    return job
  }
  return worker
}
const name = what === 'nothing' ? 'honest' : `liar-${what}`
await runWorker({ link, threads: 1, allow: ok, name, signal: new AbortController().signal, beatMs: 100 })
link.close()
