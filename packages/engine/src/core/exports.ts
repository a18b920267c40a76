/** What the compiled core exports; assembly/index.ts says what each function does. */
export interface CoreExports {
  initTables(): void
  prepareVariant(mini: boolean): void
  useThread(thread: number, threads: number): void
  useTable(address: number, bytes: number): void
  clearTable(): void
  threadsEnd(threads: number): number
  networkAddress(): number
  forget(): void
  dropEndings(): void
  useEnding(white: number, black: number, address: number, flags: number): void

  mailboxAddress(): number
  setPosition(
    variant: number,
    turn: number,
    whiteRight: number,
    whiteLeft: number,
    blackRight: number,
    blackLeft: number,
    enPassant: number,
    halfmoves: number,
    ply: number,
  ): void
  play(move: number): void
  make(move: number): void
  unmake(move: number): void
  listMoves(): number
  moveListAddress(): number
  inCheck(): number
  key(): bigint
  freshKey(): bigint
  isRepetition(pliesFromRoot: number): number
  perft(depth: number): bigint
  perftBulk(depth: number): bigint
  seeAtLeast(move: number, threshold: number): number

  evaluate(): number
  listTerms(): number
  countsTerms(): number
  networkScore(): number
  termsAddress(): number
  paramCount(): number
  middleParam(index: number): number
  endParam(index: number): number
  setParam(index: number, middle: number, end: number): void

  allowAllRootMoves(): void
  allowRootMove(move: number): void
  think(
    depth: number,
    mate: number,
    softMs: number,
    hardMs: number,
    nodes: bigint,
    lines: number,
    generation: number,
    firstDepth: number,
  ): number
  expectedReply(): number
  reportAddress(): number
}

/** Only the build without shared memory can be unwound in the midst of a search. */
export interface UnwindableExports extends CoreExports {
  asyncify_start_unwind(stack: number): void
  asyncify_stop_unwind(): void
  asyncify_start_rewind(stack: number): void
  asyncify_stop_rewind(): void
}
