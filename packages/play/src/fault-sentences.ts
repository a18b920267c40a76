import { colors, roles } from '@rookery/rules'
import { inEnglish } from '@rookery/words'
import { say } from '@rookery/words/play/faults'

/** Of two that fit a message, the first is taken. */
const sentences = [
  // Before those of a colony, one of which is the beginning of a holder.
  'lock.lost',
  'lock.removed',
  'lock.takenOver',
  'lock.gone',
  'lock.inUse',
  'lock.holder',
  'lock.other',
  'colony.refused',
  'colony.evicts',
  'colony.noClient',
  'colony.unreachable',
  'colony.nobody',
  'colony.noHost',
  'colony.noLookup',
  'colony.noAnswer',
  'colony.noWay',
  'colony.closed',
  'colony.untrusted',
  'colony.noTls',
  'colony.old',
  'colony.replica',
  'colony.noDatabase',
  'colony.silent',
  'colony.back',
  'colony.refuses',
  'colony.full',
  'colony.url',
  'colony.noUrl',
  'colony.scheme',
  'colony.hostless',
  'colony.following',
  'colony.database',
  'colony.percent',
  'colony.taken',
  'colony.process',
  'colony.stopped',
  'colony.listen',
  'colony.addressTaken',
  'colony.noAddress',
  'colony.notAllowed',
  'colony.lostJob',
  'colony.planOver',
  'colony.liar',
  'colony.uncounted',
  'colony.strangers',
  'colony.otherwise',
  'colony.impossible',
  'colony.noResult',
  'colony.stuck',
  'colony.absent',
  'colony.allAbsent',
  'colony.unasked',
  'colony.tooLong',
  'colony.nameless',
  'colony.otherPlan',
  'colony.otherVersion',
  'colony.otherCount',
  'colony.noJson',
  'colony.wrongPart',
  'colony.unreadable',
  'colony.failed',
  'colony.unfit',
  'colony.failsHere',
  'colony.failsJobs',
  'colony.noProgress',
  'colony.needs',
  'colony.noisy',
  'colony.unstarted',
  'colony.unanswered',
  'colony.unfetched',
  'colony.plan',
  'colony.game',
  'colony.move',
  'colony.otherGame',
  'colony.otherOpening',
  'colony.contradicts',
  'colony.pair',
  'colony.record',
  'colony.resultUnreadable',
  'colony.gameUnreadable',
  'colony.movesUnreadable',
  'colony.endingUnreadable',
  'colony.recordsUnreadable',
  'colony.movesCut',
  'colony.recordsCut',
  'colony.recordsMany',
  'colony.otherGeneration',
  'promotesUci',
  'promotionMissing',
  'promotionImpossible',
  'moveAmbiguous',
  'moveIllegal',
  'moveUnreadable',
  'uciUnreadable',
  'fenTooLong',
  'fenEmpty',
  'fenExtra',
  'fenRankWidth',
  'fenPiece',
  'fenRankCount',
  'fenTurn',
  'fenNoCastling',
  'fenCastling',
  'fenEnPassant',
  'fenHalfmoves',
  'fenFullmoves',
  'pieceOffBoard',
  'tooManyKings',
  'kingMissing',
  'tooManyPieces',
  'tooManyPawns',
  'pawnOnEndRank',
  'roleNotPlayed',
  'halfmovesImpossible',
  'fullmovesImpossible',
  'opponentInCheck',
  'castling.none',
  'castling.rank',
  'castling.rook',
  'castling.kingRank',
  'castling.corner',
  'castling.other',
  'castling.kingMoved',
  'castling.rookMoved',
  'enPassant.none',
  'enPassant.rank',
  'enPassant.pawn',
  'enPassant.origin',
  'pgn.tag',
  'pgn.nullMove',
  'pgn.moves',
  'pgn.nagNumber',
  'pgn.nagPlace',
  'pgn.comment',
  'pgn.depth',
  'pgn.unopened',
  'pgn.unclosed',
  'pgn.stray',
  'pgn.length',
  'pgn.variant',
  'pgn.fen',
  'setting.meant',
  'setting.unknown',
  'setting.option',
  'setting.boolean',
  'setting.text',
  'setting.length',
  'setting.number',
  'setting.range',
  'setting.step',
  'player.meant',
  'player.unknown',
  'player.failed',
  'player.died',
  'engine.memory',
  'engine.core',
  'puzzleFile.damaged',
  'puzzleFile.packed',
  'puzzleFile.empty',
  'about',
] as const

type Facts = Readonly<Record<string, string>>

const sayAny = say as (key: (typeof sentences)[number], facts: Facts) => string

/** An English message in the reader's language; undefined where the catalogue does not have it. Reasons in it are said by `sayReason`. */
export function sayMessage(message: string, sayReason: (reason: string) => string): string | undefined {
  for (const [key, pattern] of patterns()) {
    const facts = pattern.exec(message)
    if (!facts) continue
    const { reason, ...others } = { ...facts.groups }
    for (const name in others)
      others[name] = others[name]!.replace(/^"(.*)"$/s, (_, text) => say('quoted', { text }))
    return sayAny(key, reason === undefined ? others : { ...others, reason: sayReason(reason) })
  }
  return undefined
}

let known: readonly (readonly [(typeof sentences)[number], RegExp])[] | undefined

/** Each sentence as English writes it, with a group for each gap. */
function patterns(): NonNullable<typeof known> {
  known ??= sentences.map((key) => [key, makePattern(inEnglish(() => sayAny(key, gaps)))])
  return known
}

const GAP = '\uE000'
const gaps: Facts = /* @__PURE__ */ new Proxy({}, { get: (_, name) => `${GAP}${String(name)}${GAP}` })

const makePattern = (english: string): RegExp =>
  new RegExp(
    `^${english
      .split(GAP)
      .map((part, index) => (index % 2 === 1 ? makeGroup(part) : part.replace(/[()?$.]/g, '\\$&')))
      .join('')}$`,
    's',
  )

/** Names of sides and pieces are words too: nothing else stands in their gaps. */
const makeGroup = (name: string): string => {
  if (name === 'role') return `(?<role>${roles.join('|')})`
  return name === 'color' || name === 'turn' ? `(?<${name}>${colors.join('|')})` : `(?<${name}>.+?)`
}
