import { themes } from './themes.ts'

const themeRules = Object.entries(themes).map(([name, colors]) => `:host([theme=${name}]){${colors}}`)

/** How a piece is painted, wherever it is drawn. */
export const pieceStyle = `
.piece{display:block;width:100%;height:100%}
.piece-white,.piece-black{stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.piece-white{--body:var(--piece-white);--trim:var(--piece-white-trim);--outline:var(--piece-white-line);--detail:var(--piece-white-line)}
.piece-black{--body:var(--piece-black);--trim:var(--piece-black-trim);--outline:var(--piece-black-line);--detail:var(--piece-black-detail)}
.piece-body{fill:var(--body);stroke:var(--outline)}
.piece-trim{fill:var(--trim);stroke:var(--outline)}
.piece-line{fill:none;stroke:var(--detail);stroke-width:2.6}
.piece-eye{fill:var(--detail)}
.piece-rim{fill:none;stroke:var(--trim);stroke-width:2}
.piece-letter{fill:none;stroke:var(--detail);stroke-width:7}
`

/*
 * The reasons stand here, because what stands below is loaded by every page.
 * `forced-color-adjust`: in a system's forced colours a board without its own would be one blank sheet.
 * `.target-move`: marks are part of the background, so that they lie under the piece.
 * `.ahead`: a piece picked up ahead of its turn is marked in the colour of the move it will queue.
 * `.coordinate`: a square of 40 pixels or less leaves it no room beside a piece.
 * `--drawing-edge`: an edge in the opposite shade, because no one colour stands out from both woods.
 */
export const styleText = `
:host{${themes.wood}}
${themeRules.join('\n')}
:host{--board-corner:8px;--board-focus:#0b5d57;display:block;position:relative;width:100%}
:host([hidden]){display:none}
*{box-sizing:border-box}
[hidden]{display:none!important}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.board{position:relative;aspect-ratio:var(--files)/var(--ranks);forced-color-adjust:none;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none}
.grid{position:absolute;inset:0;display:grid;grid-template-rows:repeat(var(--ranks),1fr);overflow:hidden;border-radius:var(--board-corner);container-type:inline-size}
.row{display:grid;grid-template-columns:repeat(var(--files),1fr)}
.square{--tint:none;--target:none;--image:none;position:relative;background:var(--target),var(--tint),var(--image) var(--wood)}
.light{--wood:var(--board-light)}
.dark{--wood:var(--board-dark);--image:var(--board-dark-image)}
.highlight{--tint:linear-gradient(var(--highlight,color-mix(in srgb,var(--drawing) 54%,transparent)) 0 0)}
.last-move{--tint:linear-gradient(var(--board-last-move) 0 0)}
.pre-move{--tint:linear-gradient(var(--board-pre-move) 0 0)}
.check{--tint:radial-gradient(circle,var(--board-check) 0%,color-mix(in srgb,var(--board-check) 70%,transparent) 40%,transparent 78%)}
.selected{--tint:linear-gradient(var(--board-selected) 0 0)}
.target-move{--target:radial-gradient(circle closest-side,var(--board-target) 27%,transparent 29%);cursor:pointer}
.target-capture,.target-castle{--target:radial-gradient(circle closest-side,transparent 81%,var(--board-target) 83%,var(--board-target) 97%,transparent 99%);cursor:pointer}
@media (hover:hover){.target-move:hover,.target-capture:hover,.target-castle:hover{--target:linear-gradient(var(--board-selected) 0 0)}}
.no-dots .square{--target:none}
.ahead .grid{--board-selected:var(--board-pre-move);--board-target:var(--board-pre-move)}
.movable{touch-action:none;cursor:grab}
.dragging .square{cursor:grabbing}
.square:focus{outline:none}
.square:focus-visible{z-index:2;outline:3px solid var(--board-focus);outline-offset:-3px;box-shadow:inset 0 0 0 5px #fffdf7}
.highlight-label{position:absolute;inset:auto 0 2%;z-index:3;font:600 calc(100cqw/var(--files)*.22)/1 var(--board-font,system-ui,sans-serif);font-variant-numeric:tabular-nums;text-align:center;color:#23211e}
.pieces,.coordinates,.drawings{position:absolute;inset:0;pointer-events:none}
.piece-place{position:absolute;top:0;left:0;width:calc(100%/var(--files));height:calc(100%/var(--ranks))}
.moving{z-index:1}
.held{opacity:.25}
${pieceStyle}
.coordinates{container-type:inline-size}
.coordinate{position:absolute;padding:.3em;font:650 min(clamp(9px,100cqw/var(--files)*.15,14px),100cqw/var(--files)*9 - 360px)/1 var(--board-font,system-ui,sans-serif)}
.coordinate-rank{left:0}
.coordinate-file{bottom:0}
.on-light{color:var(--coordinate-on-light)}
.on-dark{color:var(--coordinate-on-dark)}
.drawings{z-index:11}
.tone-accent{--drawing:#0f766e}
.tone-green{--drawing:#23803a}
.tone-red{--drawing:#bd2c22}
.tone-blue{--drawing:#1f58ad}
.tone-amber{--drawing:#f2ad0c;--drawing-edge:#3d2900}
.drawing-circle{fill:none;stroke:var(--drawing);stroke-width:.07}
.drawing-arrow,.drawing-seal{fill:var(--drawing);stroke:var(--drawing-edge,#fffdf7);stroke-width:.02;stroke-linejoin:round}
.drawing-arrow,.drawing-circle{opacity:.82}
.drawing-label{font:700 .19px var(--board-font,system-ui,sans-serif);fill:var(--drawing-edge,#fffdf7);text-anchor:middle}
.drop-spot{position:absolute;top:0;left:0;width:calc(100%/var(--files));height:calc(100%/var(--ranks));pointer-events:none;box-shadow:inset 0 0 0 4px var(--board-selected)}
.piece-in-hand{position:absolute;top:0;left:0;z-index:30;width:calc(100%/var(--files));aspect-ratio:1;pointer-events:none;will-change:transform}
.piece-in-hand .piece{filter:drop-shadow(0 6px 8px rgb(0 0 0/.35));translate:-50% -50%;scale:1.08}
.touch .piece{translate:-50% -90%;scale:1.5}
.promotion{position:absolute;inset:0;z-index:20}
.promotion button{display:block;padding:0;margin:0;background:none;border:0;appearance:none}
.promotion .promotion-veil{position:absolute;inset:0;width:100%;height:100%;background:rgb(20 18 16/.45);border-radius:var(--board-corner)}
.promotion-choices{position:absolute;display:flex;width:calc(100%/var(--files));overflow:hidden;background:var(--piece-white-trim);border-radius:8px;box-shadow:0 8px 28px rgb(0 0 0/.28)}
.from-top{top:0;flex-direction:column}
.from-bottom{bottom:0;flex-direction:column-reverse}
.promotion-choices button{width:100%;aspect-ratio:1;cursor:pointer}
.promotion-choices button:hover,.promotion-choices button:focus-visible{background:#0f766e59;outline:2px solid #0f766e;outline-offset:-2px}
`
