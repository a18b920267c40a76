import { worthOf } from '@rookery/motifs'
import { makeSquare, type PlacedPiece, type Role } from '@rookery/rules'
import { inEnglish, makeList } from '@rookery/words'
import { say } from '@rookery/words/voices/reasons'
import { listGiven, placed, role } from './name-pieces.ts'
import type { Answer, Blow, Promotion, Reason } from './reason.ts'
import { tellQuiet } from './tell-quiet.ts'

/** A reason as a clause that stands for itself: "the knight forks the king and the rook on a8". */
export function tellReason(reason: Reason): string {
  switch (reason.kind) {
    case 'mates':
      return say('mates', reason)
    case 'is mated':
      return say('isMated', reason)
    case 'wins on count':
      return say('winsOnCount', reason)
    case 'loses on count':
      return say('losesOnCount', reason)
    case 'takes the king':
      return say('takesTheKing')
    case 'draws':
      return say('draws', reason)
    case 'repeats':
      return say('repeats')
    case 'wins by a fork': {
      const { by, targets } = reason.fork
      const told = { by: role(by), targets: listForked(targets) }
      const isOneOfKind = targets.filter((target) => role(target) === role(reason.won)).length === 1
      const clause = isOneOfKind
        ? say('winsByFork', { ...told, won: role(reason.won) })
        : say('winsByForkOf', { ...told, won: placed(reason.won) })
      return withPrice(clause, reason.given)
    }
    case 'wins by a skewer': {
      const { by, front } = reason.skewer
      const told = { by: role(by), front: placed(front), behind: placed(reason.won) }
      return withPrice(say('winsBySkewer', told), reason.given)
    }
    case 'wins by a discovery':
      return say('winsByDiscovery', { by: placed(reason.discovery.by), won: placed(reason.won) })
    case 'takes': {
      const taken = placed(reason.taken)
      if (reason.given.length > 0) return say('takesFor', { taken, given: listGiven(reason.given) })
      return reason.isUnguarded ? say('takesUnguarded', { taken }) : say('takes', { taken })
    }
    case 'falls':
      return say('fallsAfterRecapture', { piece: placed(reason.piece) })
    case 'takes later': {
      const { san, after } = reason.later
      const taking = tellCapture(san, reason)
      const capture = reason.isOpen ? say('exchangeOpen', { capture: taking }) : taking
      return after === undefined ? say('later', { capture }) : say('laterAfter', { after, capture })
    }
    case 'promotes': {
      const { role: to, takenBy } = reason
      const clause = tellPromotion(reason)
      return takenBy === undefined ? clause : say('promotesInVain', { clause, to, san: takenBy })
    }
    case 'looks no further':
      return say('looksNoFurther', reason)
    case 'loses':
      return tellBlow(reason.by, tellCapture(reason.by.san, reason))
    case 'is outrun':
      return tellBlow(reason.by, say('promoted', { san: reason.by.san }))
    case 'answered':
      return say('answered', { answer: tellAnswer(reason), clause: tellReason(reason.reason) })
    case 'fears no further':
      return say('fearsNoFurther', reason)
    case 'threatens mate':
      return say('threatensMate', reason)
    case 'averts mate':
      return say('avertsMate', reason)
    case 'saves':
      return tellSaving(reason)
    case 'trades': {
      const [given, taken] = [role(reason.given), role(reason.taken)]
      return given === taken ? say('tradesAlike', { role: given }) : say('trades', { given, taken })
    }
    case 'threatens': {
      const targets = listForked([reason.target, ...reason.also])
      return reason.isByOther
        ? say('threatensNow', { by: placed(reason.by), targets })
        : say('threatens', { by: role(reason.by), targets })
    }
    case 'pins':
      return reason.isByOther
        ? say('pinsNow', { by: placed(reason.by), pinned: placed(reason.pinned), to: role(reason.to) })
        : say('pins', { by: role(reason.by), pinned: placed(reason.pinned), to: role(reason.to) })
    case 'offers':
      return say('offers', { piece: placed(reason.piece) })
    case 'offers fork':
      return say('offersFork', { by: role(reason.by), targets: listForked(reason.targets) })
    case 'forks':
      return say('forks', { by: role(reason.by), targets: listForked(reason.targets) })
    case 'skewers': {
      const { by, front, behind } = reason
      return say('skewers', { by: role(by), front: placed(front), behind: placed(behind) })
    }
    case 'discovers': {
      const by = placed(reason.by)
      return role(reason.target) === 'king'
        ? say('discoversCheck', { by })
        : say('discovers', { by, target: placed(reason.target) })
    }
    case 'checks':
      return reason.by.length > 1 ? say('checksTwice') : say('checks', reason)
    case 'shelters':
      return say('shelters')
    case 'does both':
      return tellTwo(reason.reason, reason.also)
    case 'drives':
      return reason.isByOther
        ? say('drivesNow', { by: placed(reason.by), target: placed(reason.target) })
        : say('drives', { by: role(reason.by), target: placed(reason.target) })
    case 'exchanges':
      return tellExchange(reason)
    case 'comes to':
      return tellTally(reason)
    default:
      return tellQuiet(reason)
  }
}

function tellPromotion({ role: to, square: at, later }: Promotion): string {
  const square = makeSquare(at)
  if (!later) return say('promotes', { to, square })
  const { after } = later
  return after === undefined
    ? say('promotesLater', { to, square })
    : say('promotesAfter', { to, square, after })
}

/** "after Ke6, cxd5+ takes the pawn on d5, and Kxd5 takes back". */
function tellExchange({ san, piece, back, regained, isOpen, later }: Reason & { kind: 'exchanges' }): string {
  const taking = say('capture', { san, piece: placed(piece) })
  const clause = regained
    ? say('blow', { answer: taking, isNext: true, clause: tellReason(regained) })
    : back
      ? tellBoth(san, piece, back)
      : taking
  const capture = isOpen ? say('exchangeOpen', { capture: clause }) : clause
  if (!later) return capture
  const { after } = later
  return after === undefined ? say('later', { capture }) : say('laterAfter', { after, capture })
}

/** "in all its line wins a rook for a knight". */
function tellTally({ won, lost, isBeside }: Reason & { kind: 'comes to' }): string {
  const sum = (roles: readonly Role[]) => roles.reduce((total, each) => total + worthOf(each), 0)
  const [more, less] = [listGiven(won), listGiven(lost)]
  const isGain = sum(won) > sum(lost)
  return say('comesTo', {
    kind: more && less ? 'both' : more || less ? 'one' : 'none',
    isBeside,
    isGain,
    more,
    less,
  })
}

/** A capture and the next: who takes as much on the same square takes back, and less is a price for it. */
function tellBoth(
  san: string,
  piece: PlacedPiece,
  back: NonNullable<(Reason & { kind: 'exchanges' })['back']>,
): string {
  const beyond = worthOf(role(piece)) - worthOf(role(back.piece))
  if (back.isSame && beyond > 0) return tellCapture(san, { piece, given: [role(back.piece)] })
  const clause = say('capture', { san, piece: placed(piece) })
  return back.isSame && beyond === 0
    ? say('exchange', { capture: clause, san: back.san })
    : say('doesBothNamed', { clause, also: say('capture', { san: back.san, piece: placed(back.piece) }) })
}

/** What a move does, and first what it takes, or by what it wins. */
export function tellDoes({
  does,
  takes,
  cause,
}: {
  readonly does?: Reason | undefined
  readonly takes?: Reason | undefined
  readonly cause?: Reason | undefined
}): string | undefined {
  const also = does && tellReason(does)
  if (takes && does) return tellTwo(takes, does)
  return cause && also ? say('both', { one: tellReason(cause), other: also }) : also
}

/** A clause of the move itself names nobody; one of a piece has a subject of its own, and in German a comma before it. */
const tellTwo = (one: Reason, other: Reason): string =>
  say(inEnglish(() => tellReason(other)).startsWith('it ') ? 'doesBoth' : 'doesBothNamed', {
    clause: tellReason(one),
    also: tellReason(other),
  })

/** "Bxe4 takes the knight on e4", "Bf5 follows". */
const tellAnswer = ({ san, taken }: Answer): string =>
  taken ? say('capture', { san, piece: placed(taken) }) : say('follows', { san })

/** What a mind says of its fears as it is, without naming the fear. */
const toldAsItIs: readonly Reason['kind'][] = ['is mated', 'loses on count', 'draws', 'fears no further']

/** The same as what a mind is afraid of: "it fears that Nxb2 takes the pawn on b2". */
export const tellFear = (reason: Reason): string =>
  toldAsItIs.includes(reason.kind) ? tellReason(reason) : say('fears', { clause: tellReason(reason) })

/** The same of a move that the mind was asked about, which may be the other side's: nobody is said to fear it. */
export function tellDanger(reason: Reason): string {
  if (reason.kind === 'is mated') return say('isMatedThen', reason)
  if (reason.kind === 'fears no further') return say('dangerNoFurther', reason)
  return toldAsItIs.includes(reason.kind) ? tellReason(reason) : say('danger', { clause: tellReason(reason) })
}

/** What a move allows, for somebody who played it: "after Qxh7, Rxh7 takes the queen on h7". */
export const tellAllowed = (san: string, reason: Reason): string =>
  say('allows', { move: san, clause: tellReason(reason) })

/** "Rxh7 takes the queen on h7 for a knight and 2 pawns". */
const tellCapture = (
  san: string,
  { piece, given }: { readonly piece: PlacedPiece; readonly given: readonly Role[] },
): string =>
  given.length === 0
    ? say('capture', { san, piece: placed(piece) })
    : say('captureFor', { san, piece: placed(piece), given: listGiven(given) })

/** "Qe7 follows, and then Qxe4+ takes the knight on e4". */
function tellBlow({ begun, isNext = false, after }: Blow, clause: string): string {
  if (begun === undefined) return clause
  const told = { answer: tellAnswer(begun), isNext, clause }
  return after === undefined ? say('blow', told) : say('blowAfter', { ...told, after })
}

const withPrice = (clause: string, given: readonly Role[]): string =>
  given.length === 0 ? clause : say('price', { clause, given: listGiven(given) })

const listForked = (targets: readonly PlacedPiece[]): string =>
  makeList(targets.map((target) => say('forked', { piece: placed(target) })))

function tellSaving({ guarded, ...saving }: Reason & { kind: 'saves' }): string {
  const told = { piece: placed(saving.piece), attacker: role(saving.attacker) }
  switch (saving.by) {
    case 'moving':
      return guarded
        ? say('savesByMovingAndGuarding', { ...told, guarded: placed(guarded) })
        : say('savesByMoving', told)
    case 'guarding':
      return say('savesByGuarding', told)
    case 'taking':
      return say('savesByTaking', told)
    case 'blocking':
      return say('savesByBlocking', told)
  }
}
