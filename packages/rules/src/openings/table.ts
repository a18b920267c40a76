/** Common openings by name: `ECO name: moves`. A position is known by its last line here, however it is reached. */
export const openingTable: string = `
A00 Polish Opening: b4
A00 Grob Attack: g4
A00 Van Geet Opening: Nc3
A00 Benko Opening: g3
A00 Saragossa Opening: c3
A00 Mieses Opening: d3
A00 Anderssen Opening: a3
A00 Clemenz Opening: h3
A00 Barnes Opening: f3
A00 Van ’t Kruijs Opening: e3
A00 Sodium Attack: Na3
A00 Amar Opening: Nh3
A01 Nimzowitsch–Larsen Attack: b3
A01 Nimzowitsch–Larsen Attack, Modern Variation: b3 e5
A01 Nimzowitsch–Larsen Attack, Classical Variation: b3 d5
A02 Bird Opening: f4
A02 Bird Opening, From Gambit: f4 e5
A03 Bird Opening, Dutch Variation: f4 d5
A04 Réti Opening: Nf3
A04 Réti Opening, Dutch Variation: Nf3 f5
A04 Réti Opening, Sicilian Invitation: Nf3 c5
A05 Réti Opening, King’s Indian Attack: Nf3 Nf6 g3
A06 Réti Opening: Nf3 d5
A07 King’s Indian Attack: Nf3 d5 g3
A08 King’s Indian Attack, with c5: Nf3 d5 g3 c5 Bg2
A09 Réti Gambit: Nf3 d5 c4
A09 Réti Opening, Advance Variation: Nf3 d5 c4 d4
A10 English Opening: c4
A10 English Opening, Anglo-Dutch: c4 f5
A11 English Opening, Caro–Kann System: c4 c6
A13 English Opening, Agincourt Defence: c4 e6
A15 English Opening, Anglo-Indian Defence: c4 Nf6
A16 English Opening, Anglo-Indian, Queen’s Knight: c4 Nf6 Nc3
A20 English Opening, King’s English: c4 e5
A21 English Opening, Reversed Sicilian: c4 e5 Nc3
A22 English Opening, Two Knights: c4 e5 Nc3 Nf6
A25 English Opening, Closed: c4 e5 Nc3 Nc6
A28 English Opening, Four Knights: c4 e5 Nc3 Nc6 Nf3 Nf6
A30 English Opening, Symmetrical Variation: c4 c5
A34 English Opening, Symmetrical, Normal: c4 c5 Nc3
A40 Queen’s Pawn Game: d4
A40 Englund Gambit: d4 e5
A40 Modern Defence against 1. d4: d4 g6
A40 Horwitz Defence: d4 e6
A40 Polish Defence: d4 b5
A40 Mikėnas Defence: d4 Nc6
A41 Queen’s Pawn Game, Old Indian: d4 d6
A41 Wade Defence: d4 d6 Nf3 Bg4
A43 Old Benoni Defence: d4 c5
A44 Old Benoni, Czech: d4 c5 d5 e5
A45 Indian Defence: d4 Nf6
A45 Trompowsky Attack: d4 Nf6 Bg5
A46 Indian Defence, Knights Variation: d4 Nf6 Nf3
A46 Torre Attack: d4 Nf6 Nf3 e6 Bg5
A47 Queen’s Indian Accelerated: d4 Nf6 Nf3 b6
A48 London System against the King’s Indian: d4 Nf6 Nf3 g6 Bf4
A48 East Indian Defence: d4 Nf6 Nf3 g6
A50 Indian Defence, Normal: d4 Nf6 c4
A51 Budapest Gambit: d4 Nf6 c4 e5
A52 Budapest Gambit, Adler Variation: d4 Nf6 c4 e5 dxe5 Ng4 Nf3
A53 Old Indian Defence: d4 Nf6 c4 d6
A56 Benoni Defence: d4 Nf6 c4 c5
A57 Benko Gambit: d4 Nf6 c4 c5 d5 b5
A58 Benko Gambit Accepted: d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6
A60 Modern Benoni: d4 Nf6 c4 c5 d5 e6
A70 Modern Benoni, Classical: d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3
A80 Dutch Defence: d4 f5
A81 Dutch Defence, Fianchetto Attack: d4 f5 g3
A82 Dutch Defence, Staunton Gambit: d4 f5 e4
A84 Dutch Defence, Queen’s Pawn: d4 f5 c4
A87 Dutch Defence, Leningrad Variation: d4 f5 c4 Nf6 g3 g6 Bg2 Bg7 Nf3
A90 Dutch Defence, Classical: d4 f5 c4 Nf6 g3 e6 Bg2
A92 Dutch Defence, Stonewall: d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d5
B00 King’s Pawn Game: e4
B00 Nimzowitsch Defence: e4 Nc6
B00 Owen Defence: e4 b6
B00 St. George Defence: e4 a6
B00 Borg Defence: e4 g5
B00 Fred Defence: e4 f5
B01 Scandinavian Defence: e4 d5
B01 Scandinavian Defence, Mieses–Kotrč: e4 d5 exd5 Qxd5
B01 Scandinavian Defence, Main Line: e4 d5 exd5 Qxd5 Nc3 Qa5
B01 Scandinavian Defence, Modern Variation: e4 d5 exd5 Nf6
B02 Alekhine Defence: e4 Nf6
B03 Alekhine Defence, Chase: e4 Nf6 e5 Nd5 d4
B03 Alekhine Defence, Four Pawns Attack: e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4
B04 Alekhine Defence, Modern Variation: e4 Nf6 e5 Nd5 d4 d6 Nf3
B06 Modern Defence: e4 g6
B06 Modern Defence, Standard: e4 g6 d4 Bg7 Nc3
B07 Pirc Defence: e4 d6 d4 Nf6
B07 King’s Pawn Game, d6: e4 d6
B08 Pirc Defence, Classical: e4 d6 d4 Nf6 Nc3 g6 Nf3
B09 Pirc Defence, Austrian Attack: e4 d6 d4 Nf6 Nc3 g6 f4
B10 Caro–Kann Defence: e4 c6
B11 Caro–Kann Defence, Two Knights: e4 c6 Nc3 d5 Nf3
B12 Caro–Kann Defence: e4 c6 d4 d5
B12 Caro–Kann Defence, Advance Variation: e4 c6 d4 d5 e5
B12 Caro–Kann Defence, Fantasy Variation: e4 c6 d4 d5 f3
B13 Caro–Kann Defence, Exchange Variation: e4 c6 d4 d5 exd5 cxd5
B14 Caro–Kann Defence, Panov Attack: e4 c6 d4 d5 exd5 cxd5 c4
B15 Caro–Kann Defence, Main Line: e4 c6 d4 d5 Nc3
B17 Caro–Kann Defence, Karpov Variation: e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7
B18 Caro–Kann Defence, Classical: e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5
B20 Sicilian Defence: e4 c5
B20 Sicilian Defence, Bowdler Attack: e4 c5 Bc4
B20 Sicilian Defence, Wing Gambit: e4 c5 b4
B21 Sicilian Defence, Smith–Morra Gambit: e4 c5 d4 cxd4 c3
B21 Sicilian Defence, McDonnell Attack: e4 c5 f4
B22 Sicilian Defence, Alapin Variation: e4 c5 c3
B23 Sicilian Defence, Closed: e4 c5 Nc3
B24 Sicilian Defence, Closed, Fianchetto: e4 c5 Nc3 Nc6 g3
B27 Sicilian Defence, Hyperaccelerated Dragon: e4 c5 Nf3 g6
B27 Sicilian Defence: e4 c5 Nf3
B28 Sicilian Defence, O’Kelly Variation: e4 c5 Nf3 a6
B30 Sicilian Defence, Old Sicilian: e4 c5 Nf3 Nc6
B30 Sicilian Defence, Rossolimo: e4 c5 Nf3 Nc6 Bb5
B32 Sicilian Defence, Open: e4 c5 Nf3 Nc6 d4 cxd4 Nxd4
B32 Sicilian Defence, Löwenthal: e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e5
B33 Sicilian Defence, Sveshnikov: e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5
B34 Sicilian Defence, Accelerated Dragon: e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6
B40 Sicilian Defence, French Variation: e4 c5 Nf3 e6
B41 Sicilian Defence, Kan: e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6
B44 Sicilian Defence, Taimanov: e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6
B45 Sicilian Defence, Four Knights: e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 Nf6
B50 Sicilian Defence, d6: e4 c5 Nf3 d6
B51 Sicilian Defence, Moscow Variation: e4 c5 Nf3 d6 Bb5+
B53 Sicilian Defence, Chekhover: e4 c5 Nf3 d6 d4 cxd4 Qxd4
B54 Sicilian Defence, Open, d6: e4 c5 Nf3 d6 d4 cxd4 Nxd4
B56 Sicilian Defence, Classical: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6
B60 Sicilian Defence, Richter–Rauzer: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5
B70 Sicilian Defence, Dragon: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6
B76 Sicilian Defence, Dragon, Yugoslav Attack: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3
B80 Sicilian Defence, Scheveningen: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6
B90 Sicilian Defence, Najdorf: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6
B90 Sicilian Defence, Najdorf, English Attack: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3
B92 Sicilian Defence, Najdorf, Opočenský: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be2
B94 Sicilian Defence, Najdorf, Bg5: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5
C00 French Defence: e4 e6
C00 French Defence, Normal: e4 e6 d4 d5
C00 French Defence, King’s Indian Attack: e4 e6 d3
C01 French Defence, Exchange Variation: e4 e6 d4 d5 exd5 exd5
C02 French Defence, Advance Variation: e4 e6 d4 d5 e5
C03 French Defence, Tarrasch: e4 e6 d4 d5 Nd2
C10 French Defence, Paulsen: e4 e6 d4 d5 Nc3
C10 French Defence, Rubinstein: e4 e6 d4 d5 Nc3 dxe4
C11 French Defence, Classical: e4 e6 d4 d5 Nc3 Nf6
C11 French Defence, Steinitz: e4 e6 d4 d5 Nc3 Nf6 e5
C12 French Defence, MacCutcheon: e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4
C15 French Defence, Winawer: e4 e6 d4 d5 Nc3 Bb4
C16 French Defence, Winawer, Advance: e4 e6 d4 d5 Nc3 Bb4 e5
C20 King’s Pawn Game, Open: e4 e5
C20 Wayward Queen Attack: e4 e5 Qh5
C20 Napoleon Attack: e4 e5 Qf3
C20 Centre Pawn Opening: e4 e5 c3
C21 Centre Game: e4 e5 d4
C21 Danish Gambit: e4 e5 d4 exd4 c3
C22 Centre Game Accepted: e4 e5 d4 exd4 Qxd4
C23 Bishop’s Opening: e4 e5 Bc4
C24 Bishop’s Opening, Berlin Defence: e4 e5 Bc4 Nf6
C25 Vienna Game: e4 e5 Nc3
C26 Vienna Game, Falkbeer Variation: e4 e5 Nc3 Nf6
C28 Vienna Game, Three Knights: e4 e5 Nc3 Nf6 Bc4 Nc6
C29 Vienna Gambit: e4 e5 Nc3 Nf6 f4
C30 King’s Gambit: e4 e5 f4
C30 King’s Gambit Declined, Classical: e4 e5 f4 Bc5
C31 King’s Gambit Declined, Falkbeer Countergambit: e4 e5 f4 d5
C33 King’s Gambit Accepted: e4 e5 f4 exf4
C33 King’s Gambit Accepted, Bishop’s Gambit: e4 e5 f4 exf4 Bc4
C34 King’s Gambit Accepted, King’s Knight: e4 e5 f4 exf4 Nf3
C37 King’s Gambit Accepted, Muzio Gambit: e4 e5 f4 exf4 Nf3 g5 Bc4 g4 O-O
C39 King’s Gambit Accepted, Kieseritzky: e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5
C40 King’s Knight Opening: e4 e5 Nf3
C40 Latvian Gambit: e4 e5 Nf3 f5
C40 Elephant Gambit: e4 e5 Nf3 d5
C40 Damiano Defence: e4 e5 Nf3 f6
C41 Philidor Defence: e4 e5 Nf3 d6
C41 Philidor Defence, Hanham: e4 e5 Nf3 d6 d4 Nf6 Nc3 Nbd7
C42 Petrov Defence: e4 e5 Nf3 Nf6
C42 Petrov Defence, Classical Attack: e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4
C43 Petrov Defence, Modern Attack: e4 e5 Nf3 Nf6 d4
C44 King’s Knight Opening, Normal: e4 e5 Nf3 Nc6
C44 Ponziani Opening: e4 e5 Nf3 Nc6 c3
C44 Scotch Gambit: e4 e5 Nf3 Nc6 d4 exd4 Bc4
C44 Scotch Game: e4 e5 Nf3 Nc6 d4
C45 Scotch Game, Main Line: e4 e5 Nf3 Nc6 d4 exd4 Nxd4
C45 Scotch Game, Classical: e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5
C45 Scotch Game, Schmidt Variation: e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6
C46 Three Knights Opening: e4 e5 Nf3 Nc6 Nc3
C47 Four Knights Game: e4 e5 Nf3 Nc6 Nc3 Nf6
C47 Four Knights Game, Scotch Variation: e4 e5 Nf3 Nc6 Nc3 Nf6 d4
C48 Four Knights Game, Spanish Variation: e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5
C50 Italian Game: e4 e5 Nf3 Nc6 Bc4
C50 Italian Game, Hungarian Defence: e4 e5 Nf3 Nc6 Bc4 Be7
C50 Italian Game, Blackburne Shilling Gambit: e4 e5 Nf3 Nc6 Bc4 Nd4
C50 Italian Game, Giuoco Piano: e4 e5 Nf3 Nc6 Bc4 Bc5
C50 Italian Game, Giuoco Pianissimo: e4 e5 Nf3 Nc6 Bc4 Bc5 d3
C51 Evans Gambit: e4 e5 Nf3 Nc6 Bc4 Bc5 b4
C52 Evans Gambit, Main Line: e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5
C53 Italian Game, Classical: e4 e5 Nf3 Nc6 Bc4 Bc5 c3
C54 Italian Game, Greco Attack: e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3
C55 Italian Game, Two Knights Defence: e4 e5 Nf3 Nc6 Bc4 Nf6
C57 Two Knights Defence, Knight Attack: e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5
C57 Two Knights Defence, Traxler Counterattack: e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 Bc5
C57 Two Knights Defence, Fried Liver Attack: e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7
C58 Two Knights Defence, Polerio: e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5
C60 Ruy Lopez: e4 e5 Nf3 Nc6 Bb5
C60 Ruy Lopez, Fianchetto Defence: e4 e5 Nf3 Nc6 Bb5 g6
C61 Ruy Lopez, Bird Variation: e4 e5 Nf3 Nc6 Bb5 Nd4
C62 Ruy Lopez, Steinitz Defence: e4 e5 Nf3 Nc6 Bb5 d6
C63 Ruy Lopez, Schliemann Defence: e4 e5 Nf3 Nc6 Bb5 f5
C64 Ruy Lopez, Classical Defence: e4 e5 Nf3 Nc6 Bb5 Bc5
C65 Ruy Lopez, Berlin Defence: e4 e5 Nf3 Nc6 Bb5 Nf6
C67 Ruy Lopez, Berlin Wall: e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Nd6 Bxc6 dxc6 dxe5 Nf5 Qxd8+ Kxd8
C68 Ruy Lopez, Exchange Variation: e4 e5 Nf3 Nc6 Bb5 a6 Bxc6
C70 Ruy Lopez, Morphy Defence: e4 e5 Nf3 Nc6 Bb5 a6
C70 Ruy Lopez, Morphy Defence, Columbus: e4 e5 Nf3 Nc6 Bb5 a6 Ba4
C78 Ruy Lopez, Morphy Defence, Main Line: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O
C80 Ruy Lopez, Open: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4
C84 Ruy Lopez, Closed: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7
C89 Ruy Lopez, Marshall Attack: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5
C92 Ruy Lopez, Closed, Main Line: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3
D00 Queen’s Pawn Game, Closed: d4 d5
D00 Blackmar–Diemer Gambit: d4 d5 e4 dxe4 Nc3
D00 London System: d4 d5 Bf4
D00 Levitsky Attack: d4 d5 Bg5
D00 Stonewall Attack: d4 d5 e3 Nf6 Bd3 c5 c3 Nc6 f4
D01 Richter–Veresov Attack: d4 d5 Nc3 Nf6 Bg5
D01 Jobava London System: d4 Nf6 Nc3 d5 Bf4
D02 London System: d4 d5 Nf3 Nf6 Bf4
D02 Queen’s Pawn Game, Zukertort: d4 d5 Nf3
D04 Colle System: d4 d5 Nf3 Nf6 e3
D06 Queen’s Gambit: d4 d5 c4
D06 Queen’s Gambit, Marshall Defence: d4 d5 c4 Nf6
D06 Queen’s Gambit, Baltic Defence: d4 d5 c4 Bf5
D07 Queen’s Gambit, Chigorin Defence: d4 d5 c4 Nc6
D08 Albin Countergambit: d4 d5 c4 e5
D10 Slav Defence: d4 d5 c4 c6
D10 Slav Defence, Exchange Variation: d4 d5 c4 c6 cxd5 cxd5
D11 Slav Defence, Modern: d4 d5 c4 c6 Nf3 Nf6
D15 Slav Defence, Three Knights: d4 d5 c4 c6 Nf3 Nf6 Nc3
D17 Slav Defence, Czech Variation: d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5
D20 Queen’s Gambit Accepted: d4 d5 c4 dxc4
D21 Queen’s Gambit Accepted, Normal: d4 d5 c4 dxc4 Nf3
D26 Queen’s Gambit Accepted, Classical: d4 d5 c4 dxc4 Nf3 Nf6 e3 e6
D30 Queen’s Gambit Declined: d4 d5 c4 e6
D31 Queen’s Gambit Declined, Queen’s Knight: d4 d5 c4 e6 Nc3
D32 Tarrasch Defence: d4 d5 c4 e6 Nc3 c5
D35 Queen’s Gambit Declined, Exchange Variation: d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5
D37 Queen’s Gambit Declined, Three Knights: d4 d5 c4 e6 Nc3 Nf6 Nf3
D38 Queen’s Gambit Declined, Ragozin: d4 d5 c4 e6 Nc3 Nf6 Nf3 Bb4
D43 Semi-Slav Defence: d4 d5 c4 e6 Nc3 Nf6 Nf3 c6
D44 Semi-Slav Defence, Botvinnik Variation: d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 Bg5 dxc4
D45 Semi-Slav Defence, Main Line: d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3
D47 Semi-Slav Defence, Meran: d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5
D50 Queen’s Gambit Declined, Modern: d4 d5 c4 e6 Nc3 Nf6 Bg5
D52 Queen’s Gambit Declined, Cambridge Springs: d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3 Qa5
D53 Queen’s Gambit Declined, Be7: d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7
D58 Queen’s Gambit Declined, Tartakower: d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6
D70 Neo-Grünfeld Defence: d4 Nf6 c4 g6 g3 d5
D80 Grünfeld Defence: d4 Nf6 c4 g6 Nc3 d5
D85 Grünfeld Defence, Exchange Variation: d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4
D97 Grünfeld Defence, Russian Variation: d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3
E00 Indian Defence, e6: d4 Nf6 c4 e6
E00 Catalan Opening: d4 Nf6 c4 e6 g3
E04 Catalan Opening, Open: d4 Nf6 c4 e6 g3 d5 Bg2 dxc4 Nf3
E06 Catalan Opening, Closed: d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3
E11 Bogo-Indian Defence: d4 Nf6 c4 e6 Nf3 Bb4+
E10 Indian Defence, Anti-Nimzo: d4 Nf6 c4 e6 Nf3
E12 Queen’s Indian Defence: d4 Nf6 c4 e6 Nf3 b6
E15 Queen’s Indian Defence, Fianchetto: d4 Nf6 c4 e6 Nf3 b6 g3
E20 Nimzo-Indian Defence: d4 Nf6 c4 e6 Nc3 Bb4
E20 Nimzo-Indian Defence, Kmoch: d4 Nf6 c4 e6 Nc3 Bb4 f3
E24 Nimzo-Indian Defence, Sämisch: d4 Nf6 c4 e6 Nc3 Bb4 a3
E32 Nimzo-Indian Defence, Classical: d4 Nf6 c4 e6 Nc3 Bb4 Qc2
E40 Nimzo-Indian Defence, Rubinstein: d4 Nf6 c4 e6 Nc3 Bb4 e3
E60 King’s Indian Defence: d4 Nf6 c4 g6
E61 King’s Indian Defence, Nc3: d4 Nf6 c4 g6 Nc3 Bg7
E62 King’s Indian Defence, Fianchetto: d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3
E70 King’s Indian Defence, Normal: d4 Nf6 c4 g6 Nc3 Bg7 e4
E73 King’s Indian Defence, Averbakh: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Be2 O-O Bg5
E76 King’s Indian Defence, Four Pawns Attack: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4
E80 King’s Indian Defence, Sämisch: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3
E90 King’s Indian Defence, Orthodox: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3
E92 King’s Indian Defence, Classical: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5
E97 King’s Indian Defence, Mar del Plata: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6
`
