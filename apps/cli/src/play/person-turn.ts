import { readTyped } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import { type Move, makeRole, movePromotion, parseMove, type Role } from '@rookery/rules'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/play'
import { runPersonCommand } from './person-commands.ts'
import { pickMove } from './pick-move.ts'
import type { Session, TurnEnd } from './session.ts'

/** Asks until there is a move, or something that ends the turn in another way. */
export async function takePersonTurn(session: Session): Promise<TurnEnd> {
  const { prompter, screen, coach } = session
  coach?.watch(session.line)
  const claim = session.line.claimableDraw()
  if (claim) screen.say(say('mayClaim', { reason: sayMain(`reasons.${claim.reason}`) }))
  for (;;) {
    const prompt = screen.isBare ? (prompter.isInteractive ? '> ' : '') : say('prompt')
    const answer = await prompter.ask(prompt, { arrows: !screen.isBare })
    if (answer.kind === 'left') return { kind: 'left' }
    const end = answer.kind === 'arrow' ? await takePick(session) : await takeLine(session, answer.text)
    if (end) return end
  }
}

/** `undefined` asks again. */
async function takeLine(session: Session, text: string): Promise<TurnEnd | undefined> {
  const input = readTyped(text, 'terminal')
  switch (input.kind) {
    case 'nothing':
      session.screen.say(say('typeAMove'))
      return undefined
    case 'command':
      return runPersonCommand(session, input.name, input.argument)
    case 'move':
      return takeMoveText(session, input.text)
  }
}

async function takeMoveText(session: Session, text: string): Promise<TurnEnd | undefined> {
  const { position } = session.line
  const move = parseMove(position, text)
  if (move.ok) return playMove(session, move.value)
  if (move.faults[0]?.code === 'promotion-missing') {
    // The same move with each piece it could become.
    const promotions = position.variant.pawns.promotions.flatMap((role) => {
      const promoted = parseMove(position, `${text}${makePromotion(role, text)}`)
      return promoted.ok ? [promoted.value] : []
    })
    return takePromotion(session, promotions)
  }
  session.screen.say(say('wrongMove', { reason: sayFaults(move.faults) }))
  return undefined
}

const isUci = (text: string): boolean => /^([a-h][1-8]){2}$/i.test(text)

const makePromotion = (role: Role, text: string): string =>
  isUci(text) ? makeRole(role) : `=${makeRole(role).toUpperCase()}`

/** One move, or the same one with every piece that its pawn can become. */
async function takePromotion(session: Session, moves: readonly Move[]): Promise<TurnEnd | undefined> {
  const [first] = moves
  if (moves.length === 1) return playMove(session, first!)
  const names = moves.map((move) => movePromotion(move)!)
  for (;;) {
    const answer = await session.prompter.ask(say('promote', { names: names.join(', '), first: names[0]! }))
    if (answer.kind !== 'line') return { kind: 'left' }
    const word = answer.text.trim().toLowerCase() || names[0]!
    const chosen = names.findIndex((name) => name === word || makeRole(name) === word)
    if (chosen >= 0) return playMove(session, moves[chosen]!)
    session.screen.say(say('noPromotion', { word: word.slice(0, 20) }))
  }
}

async function takePick(session: Session): Promise<TurnEnd | undefined> {
  const picked = await pickMove(session)
  return picked && takePromotion(session, picked)
}

/** `undefined` where the person takes another, on second thoughts. */
async function playMove(session: Session, move: Move): Promise<TurnEnd | undefined> {
  const { coach, line } = session
  const consent = (await coach?.consent(session, move)) ?? 'play'
  if (consent === 'left') return { kind: 'left' }
  if (consent === 'another') return undefined
  if (session.play(move)) await coach?.comment(session, line, move)
  return { kind: 'goes on' }
}
