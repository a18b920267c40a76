import { makeSquare, parseSquare, type Square } from '@rookery/rules'
import { say } from '@rookery/words/web/editor'
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
          <legend>{say('rights.castle')}</legend>
          {rooks.length === 0 && <p>{say('rights.none')}</p>}
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
          {say('rights.enPassant')}
          <select
            value={draft.enPassant === undefined ? '' : makeSquare(draft.enPassant)}
            disabled={passing.length === 0 && draft.enPassant === undefined}
            onChange={(event) => onAct({ kind: 'en-passant', square: parseSquare(event.target.value) })}
          >
            <option value="">{say('rights.noSquare')}</option>
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
  return say('rights.rook', { color: pieces.get(rook)!.color, square: makeSquare(rook) })
}
