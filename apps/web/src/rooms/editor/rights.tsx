import { capitalise } from '@rookery/play'
import { makeSquare, parseSquare, type Square } from '@rookery/rules'
import { castlingRooks, type Draft, type DraftAction, enPassantSquares } from './draft.ts'
import fieldsStyles from './fields.module.css'
import styles from './rights.module.css'

interface RightsProps {
  readonly draft: Draft
  readonly onAct: (action: DraftAction) => void
}

/** Castling and en passant, as far as the pieces allow them. */
export function Rights({ draft, onAct }: RightsProps) {
  const rooks = castlingRooks(draft)
  const passing = enPassantSquares(draft)
  return (
    <>
      {draft.variant.castling !== 'none' && (
        <fieldset className={styles.rights}>
          <legend>May castle</legend>
          {rooks.length === 0 && <p>No king and rook stand where they could castle.</p>}
          {rooks.map((rook) => (
            <label key={rook}>
              <input
                type="checkbox"
                checked={draft.castling.includes(rook)}
                onChange={(event) => onAct({ kind: 'castling', rook, isAllowed: event.target.checked })}
              />
              {nameRook(draft, rook)}
            </label>
          ))}
        </fieldset>
      )}
      {draft.variant.pawns.doubleStep && (
        <label className={fieldsStyles.field}>
          En passant
          <select
            value={draft.enPassant === undefined ? '' : makeSquare(draft.enPassant)}
            disabled={passing.length === 0 && draft.enPassant === undefined}
            onChange={(event) => onAct({ kind: 'en-passant', square: parseSquare(event.target.value) })}
          >
            <option value="">none</option>
            {[...new Set([...passing, ...(draft.enPassant === undefined ? [] : [draft.enPassant])])].map(
              (square) => (
                <option key={square}>{makeSquare(square)}</option>
              ),
            )}
          </select>
        </label>
      )}
    </>
  )
}

function nameRook({ pieces }: Draft, rook: Square): string {
  return `${capitalise(pieces.get(rook)!.color)}, rook on ${makeSquare(rook)}`
}
