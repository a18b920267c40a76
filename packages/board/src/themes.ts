/** The colours of a board and its pieces, as declarations of custom properties: light and dark by the page's colour scheme. */
const wood = `--board-light:light-dark(#edd9b7,#dfc9a4);--board-dark:light-dark(#b6885c,#a97e55);--board-dark-image:none;
--board-last-move:light-dark(#d9b43c8c,#d0b13a80);--board-pre-move:#4457a899;--board-selected:#0f766e99;
--board-target:#1d3f3a70;--board-check:#e0301e;
--coordinate-on-light:light-dark(#6f4720,#643f1b);--coordinate-on-dark:light-dark(#36200e,#28170a);
--piece-white:#fffdf7;--piece-white-trim:#f3e7d0;--piece-white-line:#2a2420;
--piece-black:#3b3632;--piece-black-trim:#55504a;--piece-black-line:#12100e;--piece-black-detail:#d8cdbc;`

const slate = `--board-light:light-dark(#dde3e8,#c9d2da);--board-dark:light-dark(#7f95a8,#6f8597);--board-last-move:#7fb54b80;
--coordinate-on-light:light-dark(#44586a,#3a4c5c);--coordinate-on-dark:light-dark(#14222f,#0c151d);
--piece-white-trim:#e3e9ee;--piece-white-line:#1f262d;
--piece-black:#30363d;--piece-black-trim:#474f58;--piece-black-line:#0d1013;--piece-black-detail:#c9d3db;`

const meadow = `--board-light:light-dark(#eef1dc,#dbe0c4);--board-dark:light-dark(#86a666,#789659);--board-last-move:#e5c9318c;
--board-selected:#8a4b1299;--board-target:#4a2a0a70;
--coordinate-on-light:light-dark(#49662d,#405a27);--coordinate-on-dark:light-dark(#1c2b10,#16220c);
--piece-white-trim:#e9ecd8;--piece-white-line:#242a1e;
--piece-black:#333a30;--piece-black-trim:#4b5446;--piece-black-line:#0e120b;--piece-black-detail:#d0d8c2;`

/** As in a printed book: dark squares are hatched. */
const print = `--board-light:light-dark(#fbfaf6,#d9d6ce);--board-dark:light-dark(#e6e3da,#bdb9ae);
--board-dark-image:repeating-linear-gradient(135deg,light-dark(#8f8a7e,#6f6a5f) 0 1px,transparent 1px 6px);
--board-last-move:#9db8d480;--board-selected:#1f58ad80;--board-target:#23211e80;
--coordinate-on-light:#4a463e;--coordinate-on-dark:#1d1a15;
--piece-white:#fff;--piece-white-trim:#f0eee8;--piece-white-line:#1a1815;
--piece-black:#26231f;--piece-black-trim:#3d3934;--piece-black-line:#000;--piece-black-detail:#e8e4da;`

export const themes = { wood, slate, meadow, print } as const

export type ThemeName = keyof typeof themes
