const sevenTags = `[Event "Colony Cup"]
[Site "Rookery"]
[Date "2024.05.01"]
[Round "1"]
[White "Magpie"]
[Black "Owl"]
[Result "1-0"]
`

/** PGNs: export format, import format, and ones with a fault a lenient reader may mend or must name. */
export const pgnCorpus: readonly string[] = [
  `${sevenTags}\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n`,
  `${sevenTags.replace('1-0', '0-1')}\n1. f3 e5 2. g4 Qh4# 0-1\n`,
  '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *',
  '1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.O-O Be7 1/2-1/2',
  '1. e4 e5 2. Nf3 *\n\n1. d4 d5 2. c4 *\n',
  'e4 e5 Nf3 Nc6',
  '*',
  '',
  '\n\n\n',
  '\ufeff[Event "With a mark"]\n\n1. e4 *',
  '1. e4 {best by test} e5 {the classical answer} *',
  '{before the first move} 1. e4 e5 *',
  '1. e4 { a comment\nover two\nlines } e5 *',
  '1. e4 ; the rest of this line is a comment { not ( a brace\n1... e5 *',
  '% an escaped line at the very start\n1. e4 e5\n% and one in the middle\n2. Nf3 *',
  '1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! *',
  '1. e4 $1 e5 $2 2. Nf3 $14 $36 Nc6 $255 *',
  '1. e4 $ e5 $99999999999 *',
  '1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 *',
  '1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3) 2... e6)) (1. c4) 1... e5 *',
  '1. e4 (1. d4) (1. c4 {English}) (1. Nf3 $5) e5 *',
  '1. e4 (1. d4 e5',
  '1. e4 ) e5 *',
  '( 1. e4 ) 1. d4 *',
  '1. e4 {[%clk 0:10:00]} e5 {[%clk 0:09:58.5]} *',
  '1. e4 {[%eval 0.25] [%clk 1:00:00]} e5 {[%eval #-3]} 2. Nf3 {[%eval #5,20] good} *',
  '1. e4 {[%csl Ge4,Rd5][%cal Ge2e4]} e5 {[%emt 0:00:01]} *',
  '1. e4 {[%eval ] [%clk 99:99:99] [%clk} e5 *',
  '[Event "A \\"quoted\\" cup"]\n[Site "C:\\\\games\\\\one"]\n\n1. e4 *',
  '[Event "a lone \\ backslash"]\n\n1. e4 *',
  '[Event "never closed]\n\n1. e4 *',
  '[Event unquoted]\n[Site]\n[]\n\n1. e4 *',
  '[Event "two"][Site "on one line"] 1. e4 *',
  '[  Event   "spaced"  ]\n\n1. e4 *',
  '[Event "first"]\n[Event "second"]\n\n1. e4 *',
  '[__proto__ "x"]\n[constructor "y"]\n\n1. e4 *',
  '[White "Zuk\u00e1l, \u0141ukasz \u{1f426}"]\n\n1. e4 {caf\u00e9} *',
  '[SetUp "1"]\n[FEN "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"]\n\n1. a8=Q+ Kd7 2. Qb7+ *',
  '[SetUp "1"]\n[FEN "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 20"]\n\n20... O-O 21. O-O-O *',
  '[SetUp "1"]\n[FEN "no such board"]\n\n1. e4 *',
  '[Variant "Chess960"]\n[SetUp "1"]\n[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"]\n\n1. O-O *',
  '[Variant "Minichess"]\n\n1. a3 e4 2. axb4 *',
  '[Result "1-0"]\n\n1. e4 e5 0-1',
  '1. e4 e5 2. Ke2 Ke7 3. Ke3 Qh4 4. O-O *',
  '1. e4 e5 2. Nf6 *',
  '7. e4 3... e5 19.... Nf3 *',
  '1. e4 e5 2. -- Nc6 3. Z0 *',
  '1. e2e4 e7e5 2. g1f3 0-0-0 *',
  '1. e4 e5\r\n2. Nf3 Nc6\r\n\r\n[Event "next"]\r\n\r\n1. d4 *\r\n',
  '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. d4 exd4 6. Qxd4 Qxd4 7. Nxd4 1\u20132',
  '<TITLE>not chess at all</TITLE>',
]
