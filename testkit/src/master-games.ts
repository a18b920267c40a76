/** A game of which books and magazines agree where it turned. The moves are facts; where the facts stand is said in `source`. */
export interface MasterGame {
  readonly name: string
  /** Who showed it, and where. */
  readonly source: string
  /** The moves in SAN, as in PGN. */
  readonly moves: string
  readonly result: '1-0' | '0-1' | '*'
  /** Moves that a review must call a mistake or a blunder: "24...cxd4". */
  readonly errors: readonly string[]
  /** Famous moves that a review must not take for an inaccuracy or worse. */
  readonly strong: readonly string[]
}

/** Games and traps; the rules check every move of them. */
export const masterGames: readonly MasterGame[] = [
  {
    name: 'Legall - Saint Brie, Paris 1750',
    source: 'Légal’s mate, in the form that every primer shows; Chernev, 1000 Best Short Games of Chess',
    moves: '1. e4 e5 2. Bc4 d6 3. Nf3 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5#',
    result: '1-0',
    errors: ['5...Bxd1'],
    strong: ['5.Nxe5', '6.Bxf7+'],
  },
  {
    name: 'Mayet - Harrwitz, Berlin 1848 (Elephant trap)',
    source:
      'Barden, Play Better Chess: 6.Nxd5 loses a piece. Harrwitz played 8...Kxd8 first; here the trap as it is shown',
    moves:
      '1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Nbd7 5. cxd5 exd5 6. Nxd5 Nxd5 7. Bxd8 Bb4+ 8. Qd2 Bxd2+ 9. Kxd2 Kxd8',
    result: '*',
    errors: ['6.Nxd5'],
    strong: ['5...exd5', '6...Nxd5', '7...Bb4+'],
  },
  {
    name: 'Anderssen - Kieseritzky, London 1851 (the Immortal Game)',
    source:
      'Burgess, Nunn and Emms, The World’s Greatest Chess Games: 18...Bxg1 loses, 18...Qxa1+ was to be played',
    moves:
      '1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 10. g4 Nf6 11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2 Na6 21. Nxg7+ Kd8 22. Qf6+ Nxf6 23. Be7#',
    result: '1-0',
    errors: ['18...Bxg1'],
    strong: ['19.e5', '21.Nxg7+', '22.Qf6+'],
  },
  {
    name: 'Anderssen - Dufresne, Berlin 1852 (the Evergreen Game)',
    source: 'Lasker, Lasker’s Manual of Chess: 19...Qxf3 loses; 20...Nxe7 lets the queen’s sacrifice mate',
    moves:
      '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 7. O-O d3 8. Qb3 Qf6 9. e5 Qg6 10. Re1 Nge7 11. Ba3 b5 12. Qxb5 Rb8 13. Qa4 Bb6 14. Nbd2 Bb7 15. Ne4 Qf5 16. Bxd3 Qh5 17. Nf6+ gxf6 18. exf6 Rg8 19. Rad1 Qxf3 20. Rxe7+ Nxe7 21. Qxd7+ Kxd7 22. Bf5+ Ke8 23. Bd7+ Kf8 24. Bxe7#',
    result: '1-0',
    errors: ['19...Qxf3'],
    strong: ['20.Rxe7+', '21.Qxd7+', '22.Bf5+'],
  },
  {
    name: 'Paulsen - Morphy, New York 1857',
    source: 'Sergeant, Morphy’s Games of Chess: 17.Qa6 overlooks the sacrifice of the queen',
    moves:
      '1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6 4. Bb5 Bc5 5. O-O O-O 6. Nxe5 Re8 7. Nxc6 dxc6 8. Bc4 b5 9. Be2 Nxe4 10. Nxe4 Rxe4 11. Bf3 Re6 12. c3 Qd3 13. b4 Bb6 14. a4 bxa4 15. Qxa4 Bd7 16. Ra2 Rae8 17. Qa6 Qxf3 18. gxf3 Rg6+ 19. Kh1 Bh3 20. Rd1 Bg2+ 21. Kg1 Bxf3+ 22. Kf1 Bg2+ 23. Kg1 Bh3+ 24. Kh1 Bxf2 25. Qf1 Bxf1 26. Rxf1 Re2 27. Ra1 Rh6 28. d4 Be3',
    result: '0-1',
    errors: ['17.Qa6'],
    strong: ['17...Qxf3', '19...Bh3'],
  },
  {
    name: 'Morphy - Duke of Brunswick and Count Isouard, Paris 1858 (the Opera Game)',
    source: 'Sergeant, Morphy’s Games of Chess: 9...b5 is refuted by the sacrifice of the knight',
    moves:
      '1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8#',
    result: '1-0',
    errors: ['9...b5'],
    strong: ['10.Nxb5', '13.Rxd7', '16.Qb8+'],
  },
  {
    name: 'Lasker - Bauer, Amsterdam 1889',
    source: 'Tarrasch, The Game of Chess: the sacrifice of both bishops',
    moves:
      '1. f4 d5 2. e3 Nf6 3. b3 e6 4. Bb2 Be7 5. Bd3 b6 6. Nf3 Bb7 7. Nc3 Nbd7 8. O-O O-O 9. Ne2 c5 10. Ng3 Qc7 11. Ne5 Nxe5 12. Bxe5 Qc6 13. Qe2 a6 14. Nh5 Nxh5 15. Bxh7+ Kxh7 16. Qxh5+ Kg8 17. Bxg7 Kxg7 18. Qg4+ Kh7 19. Rf3 e5 20. Rh3+ Qh6 21. Rxh6+ Kxh6 22. Qd7 Bf6 23. Qxb7 Kg7 24. Rf1 Rab8 25. Qd7 Rfd8 26. Qg4+ Kf8 27. fxe5 Bg7 28. e6 Rb7 29. Qg6 f6 30. Rxf6+ Bxf6 31. Qxf6+ Ke8 32. Qh8+ Ke7 33. Qg7+',
    result: '1-0',
    errors: [],
    strong: ['14.Nh5', '15.Bxh7+', '17.Bxg7', '22.Qd7'],
  },
  {
    name: 'Steinitz - von Bardeleben, Hastings 1895',
    source:
      'the tournament book of Hastings 1895: 16...c6 lets the pawn come through, 16...Kf7 was to be played',
    moves:
      '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d4 exd4 6. cxd4 Bb4+ 7. Nc3 d5 8. exd5 Nxd5 9. O-O Be6 10. Bg5 Be7 11. Bxd5 Bxd5 12. Nxd5 Qxd5 13. Bxe7 Nxe7 14. Re1 f6 15. Qe2 Qd7 16. Rac1 c6 17. d5 cxd5 18. Nd4 Kf7 19. Ne6 Rhc8 20. Qg4 g6 21. Ng5+ Ke8 22. Rxe7+ Kf8 23. Rf7+ Kg8 24. Rg7+ Kh8 25. Rxh7+',
    result: '1-0',
    errors: ['16...c6'],
    strong: ['17.d5', '22.Rxe7+', '23.Rf7+'],
  },
  {
    name: 'Rotlewi - Rubinstein, Lodz 1907 (Rubinstein’s Immortal)',
    source: 'Kmoch, Rubinstein’s Chess Masterpieces: 22...Rxc3 and 23...Rd2',
    moves:
      '1. d4 d5 2. Nf3 e6 3. e3 c5 4. c4 Nc6 5. Nc3 Nf6 6. dxc5 Bxc5 7. a3 a6 8. b4 Bd6 9. Bb2 O-O 10. Qd2 Qe7 11. Bd3 dxc4 12. Bxc4 b5 13. Bd3 Rd8 14. Qe2 Bb7 15. O-O Ne5 16. Nxe5 Bxe5 17. f4 Bc7 18. e4 Rac8 19. e5 Bb6+ 20. Kh1 Ng4 21. Be4 Qh4 22. g3 Rxc3 23. gxh4 Rd2 24. Qxd2 Bxe4+ 25. Qg2 Rh3',
    result: '0-1',
    errors: [],
    strong: ['20...Ng4', '22...Rxc3', '23...Rd2', '25...Rh3'],
  },
  {
    name: 'Réti - Tartakower, Vienna 1910',
    source: 'Chernev, 1000 Best Short Games of Chess: 8...Nxe4 is mated by the sacrifice of the queen',
    moves:
      '1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nf6 5. Qd3 e5 6. dxe5 Qa5+ 7. Bd2 Qxe5 8. O-O-O Nxe4 9. Qd8+ Kxd8 10. Bg5+ Kc7 11. Bd8#',
    result: '1-0',
    errors: ['8...Nxe4'],
    strong: ['9.Qd8+', '10.Bg5+'],
  },
  {
    name: 'Levitsky - Marshall, Breslau 1912 (the gold coins)',
    source: 'Marshall, My Fifty Years of Chess: 23...Qg3',
    moves:
      '1. d4 e6 2. e4 d5 3. Nc3 c5 4. Nf3 Nc6 5. exd5 exd5 6. Be2 Nf6 7. O-O Be7 8. Bg5 O-O 9. dxc5 Be6 10. Nd4 Bxc5 11. Nxe6 fxe6 12. Bg4 Qd6 13. Bh3 Rae8 14. Qd2 Bb4 15. Bxf6 Rxf6 16. Rad1 Qc5 17. Qe2 Bxc3 18. bxc3 Qxc3 19. Rxd5 Nd4 20. Qh5 Ref8 21. Re5 Rh6 22. Qg5 Rxh3 23. Rc5 Qg3',
    result: '0-1',
    errors: [],
    strong: ['19...Nd4', '22...Rxh3', '23...Qg3'],
  },
  {
    name: 'Edward Lasker - Thomas, London 1912',
    source: 'Edward Lasker, Chess for Fun and Chess for Blood: 10...Qe7 allows a mate in eight',
    moves:
      '1. d4 e6 2. Nf3 f5 3. Nc3 Nf6 4. Bg5 Be7 5. Bxf6 Bxf6 6. e4 fxe4 7. Nxe4 b6 8. Ne5 O-O 9. Bd3 Bb7 10. Qh5 Qe7 11. Qxh7+ Kxh7 12. Nxf6+ Kh6 13. Neg4+ Kg5 14. h4+ Kf4 15. g3+ Kf3 16. Be2+ Kg2 17. Rh2+ Kg1 18. Kd2#',
    result: '1-0',
    errors: ['10...Qe7'],
    strong: ['11.Qxh7+', '12.Nxf6+', '18.Kd2#'],
  },
  {
    name: 'Mühlock - Kostić, Cologne 1912 (Blackburne’s shilling)',
    source: 'Chernev, 1000 Best Short Games of Chess: the greedy knight',
    moves: '1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3#',
    result: '0-1',
    errors: ['5.Nxf7'],
    strong: ['4...Qg5', '5...Qxg2'],
  },
  {
    name: 'Bernstein - Capablanca, Moscow 1914',
    source: 'Capablanca, My Chess Career: 27.Nxc3 loses to 29...Qb2',
    moves:
      '1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Nf3 Be7 5. Bg5 O-O 6. e3 Nbd7 7. Rc1 b6 8. cxd5 exd5 9. Qa4 Bb7 10. Ba6 Bxa6 11. Qxa6 c5 12. Bxf6 Nxf6 13. dxc5 bxc5 14. O-O Qb6 15. Qe2 c4 16. Rfd1 Rfd8 17. Nd4 Bb4 18. b3 Rac8 19. bxc4 dxc4 20. Rc2 Bxc3 21. Rxc3 Nd5 22. Rc2 c3 23. Rdc1 Rc5 24. Nb3 Rc6 25. Nd4 Rc7 26. Nb5 Rc5 27. Nxc3 Nxc3 28. Rxc3 Rxc3 29. Rxc3 Qb2',
    result: '0-1',
    errors: ['27.Nxc3'],
    strong: ['27...Nxc3', '29...Qb2'],
  },
  {
    name: 'Capablanca - Marshall, New York 1918',
    source: 'Capablanca, My Chess Career: the defence against Marshall’s attack',
    moves:
      '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 O-O 8. c3 d5 9. exd5 Nxd5 10. Nxe5 Nxe5 11. Rxe5 Nf6 12. Re1 Bd6 13. h3 Ng4 14. Qf3 Qh4 15. d4 Nxf2 16. Re2 Bg4 17. hxg4 Bh2+ 18. Kf1 Bg3 19. Rxf2 Qh1+ 20. Ke2 Bxf2 21. Bd2 Bh4 22. Qh3 Rae8+ 23. Kd3 Qf1+ 24. Kc2 Bf2 25. Qf3 Qg1 26. Bd5 c5 27. dxc5 Bxc5 28. b4 Bd6 29. a4 a5 30. axb5 axb4 31. Ra6 bxc3 32. Nxc3 Bb4 33. b6 Bxc3 34. Bxc3 h6 35. b7 Re3 36. Bxf7+',
    result: '1-0',
    errors: [],
    strong: ['15.d4', '17.hxg4', '36.Bxf7+'],
  },
  {
    name: 'Sämisch - Nimzowitsch, Copenhagen 1923 (the immortal zugzwang)',
    source: 'Nimzowitsch, My System: 20.e4 and the sacrifice of the piece',
    moves:
      '1. d4 Nf6 2. c4 e6 3. Nf3 b6 4. g3 Bb7 5. Bg2 Be7 6. Nc3 O-O 7. O-O d5 8. Ne5 c6 9. cxd5 cxd5 10. Bf4 a6 11. Rc1 b5 12. Qb3 Nc6 13. Nxc6 Bxc6 14. h3 Qd7 15. Kh2 Nh5 16. Bd2 f5 17. Qd1 b4 18. Nb1 Bb5 19. Rg1 Bd6 20. e4 fxe4 21. Qxh5 Rxf2 22. Qg5 Raf8 23. Kh1 R8f5 24. Qe3 Bd3 25. Rce1 h6',
    result: '0-1',
    errors: ['20.e4'],
    strong: ['20...fxe4', '21...Rxf2', '25...h6'],
  },
  {
    name: 'Gibaud - Lazard, Paris 1924',
    source: 'Chernev, 1000 Best Short Games of Chess: the shortest loss of a master',
    moves: '1. d4 Nf6 2. Nd2 e5 3. dxe5 Ng4 4. h3 Ne3',
    result: '0-1',
    errors: ['4.h3'],
    strong: ['4...Ne3'],
  },
  {
    name: 'Steiner - Capablanca, Budapest 1929 (Noah’s Ark trap), to the loss of the bishop',
    source: 'Hooper and Whyld, The Oxford Companion to Chess, “Noah’s Ark trap”: 8.Qxd4 loses a piece',
    moves:
      '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 d6 5. d4 b5 6. Bb3 Nxd4 7. Nxd4 exd4 8. Qxd4 c5 9. Qd5 Be6 10. Qc6+ Bd7 11. Qd5 c4',
    result: '*',
    errors: ['8.Qxd4'],
    strong: ['8...c5', '11...c4'],
  },
  {
    name: 'Albin counter-gambit, Lasker’s trap',
    source:
      'Hooper and Whyld, The Oxford Companion to Chess, “Lasker trap”: 6.Bxb4 loses to a pawn that becomes a knight',
    moves: '1. d4 d5 2. c4 e5 3. dxe5 d4 4. e3 Bb4+ 5. Bd2 dxe3 6. Bxb4 exf2+ 7. Ke2 fxg1=N+ 8. Rxg1 Bg4+',
    result: '*',
    errors: ['6.Bxb4'],
    strong: ['6...exf2+', '7...fxg1=N+', '8...Bg4+'],
  },
  {
    name: 'Botvinnik - Capablanca, AVRO 1938',
    source: 'Botvinnik, One Hundred Selected Games: 30.Ba3 and 31.Nh5+',
    moves:
      '1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 d5 5. a3 Bxc3+ 6. bxc3 c5 7. cxd5 exd5 8. Bd3 O-O 9. Ne2 b6 10. O-O Ba6 11. Bxa6 Nxa6 12. Bb2 Qd7 13. a4 Rfe8 14. Qd3 c4 15. Qc2 Nb8 16. Rae1 Nc6 17. Ng3 Na5 18. f3 Nb3 19. e4 Qxa4 20. e5 Nd7 21. Qf2 g6 22. f4 f5 23. exf6 Nxf6 24. f5 Rxe1 25. Rxe1 Re8 26. Re6 Rxe6 27. fxe6 Kg7 28. Qf4 Qe8 29. Qe5 Qe7 30. Ba3 Qxa3 31. Nh5+ gxh5 32. Qg5+ Kf8 33. Qxf6+ Kg8 34. e7 Qc1+ 35. Kf2 Qc2+ 36. Kg3 Qd3+ 37. Kh4 Qe4+ 38. Kxh5 Qe2+ 39. Kh4 Qe4+ 40. g4 Qe1+ 41. Kh5',
    result: '1-0',
    errors: [],
    strong: ['26.Re6', '30.Ba3', '31.Nh5+', '32.Qg5+'],
  },
  {
    name: 'Byrne - Fischer, New York 1956 (the Game of the Century)',
    source: 'Kmoch, Chess Review, December 1956: 11.Bg5 loses time, 17...Be6 gives the queen',
    moves:
      '1. Nf3 Nf6 2. c4 g6 3. Nc3 Bg7 4. d4 O-O 5. Bf4 d5 6. Qb3 dxc4 7. Qxc4 c6 8. e4 Nbd7 9. Rd1 Nb6 10. Qc5 Bg4 11. Bg5 Na4 12. Qa3 Nxc3 13. bxc3 Nxe4 14. Bxe7 Qb6 15. Bc4 Nxc3 16. Bc5 Rfe8+ 17. Kf1 Be6 18. Bxb6 Bxc4+ 19. Kg1 Ne2+ 20. Kf1 Nxd4+ 21. Kg1 Ne2+ 22. Kf1 Nc3+ 23. Kg1 axb6 24. Qb4 Ra4 25. Qxb6 Nxd1 26. h3 Rxa2 27. Kh2 Nxf2 28. Re1 Rxe1 29. Qd8+ Bf8 30. Nxe1 Bd5 31. Nf3 Ne4 32. Qb8 b5 33. h4 h5 34. Ne5 Kg7 35. Kg1 Bc5+ 36. Kf1 Ng3+ 37. Ke1 Bb4+ 38. Kd1 Bb3+ 39. Kc1 Ne2+ 40. Kb1 Nc3+ 41. Kc1 Rc2#',
    result: '0-1',
    errors: ['11.Bg5'],
    strong: ['11...Na4', '13...Nxe4', '17...Be6', '18...Bxc4+'],
  },
  {
    name: 'Petrosian - Pachman, Bled 1961',
    source: 'Clarke, Petrosian’s Best Games of Chess: 19.Qxf6+ gives the queen',
    moves:
      '1. Nf3 c5 2. g3 Nc6 3. Bg2 g6 4. O-O Bg7 5. d3 e6 6. e4 Nge7 7. Re1 O-O 8. e5 d6 9. exd6 Qxd6 10. Nbd2 Qc7 11. Nb3 Nd4 12. Bf4 Qb6 13. Ne5 Nxb3 14. Nc4 Qb5 15. axb3 a5 16. Bd6 Bf6 17. Qf3 Kg7 18. Re4 Rd8 19. Qxf6+ Kxf6 20. Be5+ Kg5 21. Bg7',
    result: '1-0',
    errors: ['18...Rd8'],
    strong: ['19.Qxf6+', '20.Be5+', '21.Bg7'],
  },
  {
    name: 'Larsen - Spassky, Belgrade 1970',
    source: 'the match USSR against the Rest of the World, Chess Life 1970: 14...Rh1 gives the rook',
    moves:
      '1. b3 e5 2. Bb2 Nc6 3. c4 Nf6 4. Nf3 e4 5. Nd4 Bc5 6. Nxc6 dxc6 7. e3 Bf5 8. Qc2 Qe7 9. Be2 O-O-O 10. f4 Ng4 11. g3 h5 12. h3 h4 13. hxg4 hxg3 14. Rg1 Rh1 15. Rxh1 g2 16. Rf1 Qh4+ 17. Kd1 gxf1=Q+',
    result: '0-1',
    errors: ['12.h3'],
    strong: ['12...h4', '13...hxg3', '14...Rh1', '15...g2'],
  },
  {
    name: 'Deep Blue - Kasparov, New York 1997, sixth game',
    source: 'IBM’s commentary of the match, 11 May 1997: 7...h6 allows the sacrifice of the knight',
    moves:
      '1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nd7 5. Ng5 Ngf6 6. Bd3 e6 7. N1f3 h6 8. Nxe6 Qe7 9. O-O fxe6 10. Bg6+ Kd8 11. Bf4 b5 12. a4 Bb7 13. Re1 Nd5 14. Bg3 Kc8 15. axb5 cxb5 16. Qd3 Bc6 17. Bf5 exf5 18. Rxe7 Bxe7 19. c4',
    result: '1-0',
    errors: ['7...h6'],
    strong: ['8.Nxe6', '10.Bg6+', '17.Bf5'],
  },
  {
    name: 'Kasparov - Topalov, Wijk aan Zee 1999',
    source: 'Kasparov, New in Chess 1999/2: 24...cxd4 loses, 24...Kb6 was to be played',
    moves:
      '1. e4 d6 2. d4 Nf6 3. Nc3 g6 4. Be3 Bg7 5. Qd2 c6 6. f3 b5 7. Nge2 Nbd7 8. Bh6 Bxh6 9. Qxh6 Bb7 10. a3 e5 11. O-O-O Qe7 12. Kb1 a6 13. Nc1 O-O-O 14. Nb3 exd4 15. Rxd4 c5 16. Rd1 Nb6 17. g3 Kb8 18. Na5 Ba8 19. Bh3 d5 20. Qf4+ Ka7 21. Rhe1 d4 22. Nd5 Nbxd5 23. exd5 Qd6 24. Rxd4 cxd4 25. Re7+ Kb6 26. Qxd4+ Kxa5 27. b4+ Ka4 28. Qc3 Qxd5 29. Ra7 Bb7 30. Rxb7 Qc4 31. Qxf6 Kxa3 32. Qxa6+ Kxb4 33. c3+ Kxc3 34. Qa1+ Kd2 35. Qb2+ Kd1 36. Bf1 Rd2 37. Rd7 Rxd7 38. Bxc4 bxc4 39. Qxh8 Rd3 40. Qa8 c3 41. Qa4+ Ke1 42. f4 f5 43. Kc1 Rd2 44. Qa7',
    result: '1-0',
    errors: ['24...cxd4'],
    strong: ['25.Re7+', '33.c3+', '36.Bf1', '37.Rd7'],
  },
  {
    name: 'Deep Fritz - Kramnik, Bonn 2006, second game',
    source: 'ChessBase, report of 27 November 2006: 34...Qe3 overlooks a mate in one',
    moves:
      '1. d4 d5 2. c4 dxc4 3. e4 b5 4. a4 c6 5. Nc3 b4 6. Na2 Nf6 7. e5 Nd5 8. Bxc4 e6 9. Nf3 a5 10. Bg5 Qb6 11. Nc1 Ba6 12. Qe2 h6 13. Be3 Bxc4 14. Qxc4 Nd7 15. Nb3 Be7 16. Rc1 O-O 17. O-O Rfc8 18. Qe2 c5 19. Nfd2 Qc6 20. Qh5 Qxa4 21. Nxc5 Nxc5 22. dxc5 Nxe3 23. fxe3 Bxc5 24. Qxf7+ Kh8 25. Qf3 Rf8 26. Qe4 Qd7 27. Nb3 Bb6 28. Rfd1 Qf7 29. Rf1 Qa7 30. Rxf8+ Rxf8 31. Nd4 a4 32. Nxe6 Bxe3+ 33. Kh1 Bxc1 34. Nxf8 Qe3 35. Qh7#',
    result: '1-0',
    errors: ['34...Qe3'],
    strong: ['35.Qh7#'],
  },
]
