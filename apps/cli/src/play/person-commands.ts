import { writeFileSync } from 'node:fs'
import {
  type CommandName,
  commandsOf,
  describeOffer,
  makeGame,
  makeSavedGame,
  offerDraw,
  takeBackLength,
} from '@rookery/play'
import { makeTable } from '@rookery/players'
import { makeFen, makePgn, makeSan, makeUci, opposite } from '@rookery/rules'
import { say } from '@rookery/words/cli/play'
import { askYesNo } from '../console/ask-yes-no.ts'
import { describeSystemError } from '../system-error.ts'
import { describeThought } from '../thoughts/describe-thought.ts'
import { askHint } from './ask-hint.ts'
import { explainCounts } from './screen.ts'
import { opponentOf } from './seats.ts'
import type { Session, TurnEnd } from './session.ts'
import { tellWhy } from './tell-why.ts'

type Command = (session: Session, argument: string) => TurnEnd | undefined | Promise<TurnEnd | undefined>

/** Does what the person asked for; `undefined` leaves the turn to them. */
export function runPersonCommand(session: Session, name: CommandName<'terminal'>, argument: string) {
  if (!session.isStrict || !helping.includes(name)) return commands[name](session, argument)
  session.screen.say(say('coached.strict'))
  return undefined
}

/** What a strict game does without. */
const helping: readonly CommandName<'terminal'>[] = ['undo', 'hint', 'why', 'eval']

const commands: Readonly<Record<CommandName<'terminal'>, Command>> = {
  undo: takeBack,
  hint: giveHint,
  why: tellWhy,
  eval: tellEvaluation,
  rules: ({ line, screen }) => {
    screen.answer(screen.makeRules(line.variant))
    return undefined
  },
  moves: ({ line: { position }, screen }) => {
    screen.answerList(
      position
        .legalMoves()
        .map((move) => (screen.isBare ? makeUci(move, position) : makeSan(position, move))),
    )
    return undefined
  },
  clock: (session) => {
    session.screen.answer(session.describeClocks() ?? say('noClock'))
    return undefined
  },
  board: ({ line, screen }) => {
    screen.showBoard(line)
    return undefined
  },
  flip: ({ line, screen }) => {
    screen.bottom = opposite(screen.bottom)
    screen.showBoard(line)
    return undefined
  },
  fen: ({ line, screen }) => {
    screen.answer(makeFen(line.position))
    return undefined
  },
  pgn: ({ record, screen }) => {
    screen.answer(makePgn(makeGame(record)))
    return undefined
  },
  save: saveAs,
  draw: (session) => {
    const outcome = session.line.claimableDraw()
    if (outcome) return { kind: 'over', outcome }
    // Two people at one keyboard agree by one word, as in the page.
    if (!opponentOf(session)) return { kind: 'over', outcome: { winner: undefined, reason: 'agreement' } }
    const offer = offerDraw(session.line)
    session.offer(offer)
    session.screen.say(describeOffer(offer, session.line, session.record.sides)!)
    return undefined
  },
  resign: giveUp,
  quit: () => ({ kind: 'left' }),
  help: ({ screen }) => {
    screen.answer(
      [say('howToMove'), ...makeTable(commandsOf('terminal').map(({ usage, help }) => [usage, help]))].join(
        '\n',
      ),
    )
    return undefined
  },
}

/** Asks once, except in a stream of bare moves, where nobody reads a question. */
async function giveUp({ line: { position }, prompter, screen }: Session): Promise<TurnEnd | undefined> {
  if (!screen.isBare || prompter.isInteractive) {
    const isSure = await askYesNo(prompter, say('sureToResign'), (text) => screen.say(text))
    if (isSure === undefined) return { kind: 'left' }
    if (!isSure) return undefined
  }
  return { kind: 'over', outcome: { winner: opposite(position.turn), reason: 'resignation' } }
}

/** Back to the person's last turn, over the mind's answer where there was one. */
function takeBack(session: Session): undefined {
  const { line, screen } = session
  const ply = takeBackLength(session.record)
  if (ply === undefined) {
    screen.say(say('nothingToTakeBack'))
    return
  }
  session.goBackTo(line.until(ply))
  session.showBoard()
}

async function giveHint(session: Session): Promise<undefined> {
  const { line, screen } = session
  const { adviser, ignorant, move, thought } = await askHint(
    opponentOf(session),
    line,
    session.prompter.leaving,
  )
  const { reason } = await describeThought(thought, line.position)
  const hint = { name: adviser, san: makeSan(line.position, move), uci: makeUci(move, line.position), reason }
  screen.answer(ignorant === undefined ? say('hint', hint) : say('hintOfOther', { ...hint, ignorant }))
}

async function tellEvaluation(session: Session): Promise<undefined> {
  const { line, screen } = session
  const opponent = opponentOf(session)
  if (!opponent) {
    screen.say(say('nobodyThinks'))
    return
  }
  const { name, player } = opponent
  const { thought } = await player.think(line, {}, () => {}, session.prompter.leaving)
  const { counts } = await describeThought(thought, line.position, screen.view)
  screen.answer(say('inYourPlace', { name, counts: explainCounts(counts).join('   ') }))
}

function saveAs({ record, screen }: Session, file: string): undefined {
  if (!file) {
    screen.say(say('nameTheFile'))
    return
  }
  const text = file.toLowerCase().endsWith('.json') ? makeSavedGame(record) : makePgn(makeGame(record))
  try {
    writeFileSync(file, text, { flag: 'wx' })
    screen.say(say('savedTo', { file }))
  } catch (error) {
    screen.say(say('cannotWrite', { file, reason: describeSystemError(error) }))
  }
}
