export const styleText: string = `
:host{
--game-paper:light-dark(#f7f5f0,#16181b);--game-surface:light-dark(#fffdf9,#1c1f23);--game-sunken:light-dark(#efebe3,#111315);
--game-ink:light-dark(#23211e,#e9e6e0);--game-ink-soft:light-dark(#65605a,#a29d94);--game-line:light-dark(#ddd8cf,#2c3036);
--game-accent:light-dark(#0f766e,#4fd1c5);--game-accent-strong:light-dark(#0b5d57,#7fe0d7);--game-on-accent:light-dark(#fff,#06302c);
--game-alarm:light-dark(#b42318,#ff8a7a);
--game-font:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
--game-mono:ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;
--game-corner:8px;--game-space:12px;
display:block;container-type:inline-size;min-width:min(280px,100%);font:16px/1.45 var(--game-font);color:var(--game-ink);text-align:start}
:host([hidden]){display:none}
*{box-sizing:border-box}
[hidden]{display:none!important}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.game{--files:8;--ranks:8;position:relative;display:grid;gap:var(--game-space);padding:var(--game-space);background:var(--game-paper);border:1px solid var(--game-line);border-radius:calc(var(--game-corner) + 4px)}
/* All of the table fits into the window, however wide its place is. */
.game{--most:max(264px,(100dvh - 248px)*var(--files)/var(--ranks))}
.table{display:grid;grid-template-columns:minmax(0,1fr);gap:8px;align-content:start;width:100%;min-width:0;max-width:var(--most);margin-inline:auto}
p,h2,ol,dl,dd{margin:0;padding:0}
.side{display:flex;gap:10px;align-items:center;min-height:40px;min-width:0}
.portrait{flex:none;width:40px;height:40px;background:var(--game-surface);border:1px solid var(--game-line);border-radius:var(--game-corner)}
.who{flex:1;min-width:0;line-height:1.25}
.name,.about{display:block}
.name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.name{font-weight:650}
.about{font-size:13px;color:var(--game-ink-soft)}
.clock{flex:none;min-width:4.4em;padding:2px 10px;font-size:20px;font-weight:600;font-variant-numeric:tabular-nums;text-align:end;color:var(--game-ink-soft);background:var(--game-sunken);border:1px solid var(--game-line);border-radius:var(--game-corner)}
.clock[data-running]{color:var(--game-ink);background:var(--game-surface);border-color:var(--game-accent)}
.clock[data-low]{color:var(--game-alarm)}
.clock[data-low][data-running]{border-color:var(--game-alarm)}
.status{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;min-height:32px;font-size:15px;font-weight:600}
.status[data-over] .sentence{color:var(--game-accent-strong)}
.status[data-thinking] .sentence{color:var(--game-ink-soft);font-weight:500}
.sentence{flex:1 1 12em;min-width:0;overflow-wrap:anywhere}
.fault{padding:10px 12px;font-size:15px;color:var(--game-alarm);background:color-mix(in srgb,var(--game-alarm) 8%,var(--game-surface));border:1px solid color-mix(in srgb,var(--game-alarm) 45%,transparent);border-radius:var(--game-corner);overflow-wrap:anywhere}
.fault p+p{margin-top:6px}
.controls{display:flex;flex-wrap:wrap;gap:6px}
button{font:inherit;color:inherit;cursor:pointer}
button:focus-visible{outline:2px solid var(--game-accent);outline-offset:2px}
.controls button,.status button{flex:1 1 auto;min-height:36px;padding:0 8px;font-size:14px;font-weight:550;white-space:nowrap;background:var(--game-surface);border:1px solid var(--game-line);border-radius:var(--game-corner)}
.status button{flex:none;min-height:32px}
.controls button:hover:enabled,.status button:hover{background:color-mix(in srgb,var(--game-accent) 10%,var(--game-surface));border-color:color-mix(in srgb,var(--game-accent) 40%,var(--game-line))}
.controls button:disabled{color:color-mix(in srgb,var(--game-ink-soft) 60%,var(--game-surface));cursor:default}
.controls button[aria-pressed=true]{color:var(--game-accent-strong);border-color:var(--game-accent)}
.controls button[data-primary],.controls button[data-asking]{color:var(--game-on-accent);background:var(--game-accent);border-color:var(--game-accent)}
.controls button[data-primary]:hover:enabled,.controls button[data-asking]:hover:enabled{background:var(--game-accent-strong);border-color:var(--game-accent-strong)}
.panel{display:grid;gap:var(--game-space);grid-template-columns:minmax(0,1fr);align-content:start;min-width:0}
.thought,.moves{min-width:0;padding:12px;background:var(--game-surface);border:1px solid var(--game-line);border-radius:var(--game-corner)}
.thought{display:grid;grid-template-columns:minmax(0,1fr);gap:10px;align-content:start}
h2{font-size:13px;font-weight:600;color:var(--game-ink-soft)}
.words{overflow-wrap:anywhere}
.note{font-size:13px;color:var(--game-ink-soft)}
.ranking{display:grid;gap:2px;list-style:none}
.ranking li{display:grid;grid-template-columns:4.6em minmax(0,1fr) minmax(4.6em,auto);gap:8px;align-items:center;padding:3px 8px;margin:0 -8px;font-size:14px}
.ranking [aria-current]{font-weight:700;background:color-mix(in srgb,var(--hue) 16%,var(--game-surface));border-radius:0 6px 6px 0;box-shadow:inset 3px 0 0 var(--hue)}
.san{font-family:var(--game-mono)}
.value{font-variant-numeric:tabular-nums;text-align:end;white-space:nowrap}
.track{position:relative;height:12px}
.track::before{position:absolute;inset:-2px auto -2px var(--origin);width:1px;content:"";background:var(--game-ink-soft);opacity:.5}
.bar{position:absolute;inset-block:0;overflow:hidden;background:var(--hue);border-radius:2px}
.bar[data-bound]{background:repeating-linear-gradient(135deg,var(--hue) 0 1.5px,color-mix(in srgb,var(--hue) 12%,transparent) 1.5px 4px);border:1px solid var(--hue)}
.bar[data-broken]::after{position:absolute;inset:-2px auto -2px 50%;width:4px;content:"";background:var(--game-surface);transform:skewX(-20deg)}
.facts{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:13px}
.facts div{display:flex;gap:6px;min-width:0}
dt{color:var(--game-ink-soft)}
dd{font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.moves{position:relative;max-height:220px;overflow:auto}
.rows{display:grid;grid-template-columns:2.6em 1fr 1fr;gap:2px 4px;align-items:center;font:15px/1.5 var(--game-mono)}
.number{padding-right:6px;text-align:end;color:var(--game-ink-soft)}
.rows button{min-height:28px;padding:0 8px;text-align:start;background:none;border:0;border-radius:6px}
.rows button:hover{background:color-mix(in srgb,var(--game-accent) 10%,transparent)}
.rows [aria-current]{font-weight:700;color:var(--game-accent-strong);background:color-mix(in srgb,var(--game-accent) 10%,transparent);box-shadow:inset 0 0 0 1.5px var(--game-accent)}
@container (max-width:380px){.game{--game-space:8px}.about{display:none}.side{min-height:36px}.portrait{width:32px;height:32px}.clock{font-size:17px}}
/* Beside the board, the panel is at most as high as what stands left of it, and scrolls inside. */
@container (min-width:660px){
.game[data-panel]{grid-template-columns:minmax(0,var(--most)) minmax(clamp(260px,34%,380px),1fr)}
.panel{display:flex;flex-direction:column;height:0;min-height:100%}
.panel .thought{flex:0 0 auto;max-height:100%;overflow:auto}
.panel .moves{flex:0 1 auto;min-height:96px;max-height:none}
.panel:not([data-lone]) .thought{max-height:calc(100% - 96px - var(--game-space))}
}
@media (prefers-reduced-motion:no-preference){
.status[data-thinking] .sentence::after{display:inline-block;width:8px;height:8px;margin-inline-start:8px;content:"";background:var(--game-accent);border-radius:50%;animation:breathe 1200ms ease-in-out infinite}
@keyframes breathe{50%{opacity:.25}}
.controls button{transition:background 160ms cubic-bezier(.2,0,0,1)}
}
`
