export const portrait: string = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>Magpie</title>
  <path d="M4 55c16-3 38-3 56 0" fill="none" stroke="#6b4f2a" stroke-width="3" stroke-linecap="round"/>
  <path d="M31 46v8m-3 1l3-2 3 2M38 45v9m-3 1l3-2 3 2" fill="none" stroke="#23211e" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M24 36L3 59l4 1 5-2 16-14z" fill="#5a6fc4"/>
  <path d="M22 40L7 60l5-2 14-13z" fill="#2f8f83"/>
  <path d="M41 9c8 0 12 5 12 11 0 3-1 5-1 9 0 11-8 18-18 18-9 0-14-5-14-11 0-7 5-9 9-14 3-4 4-13 12-13z" fill="#23211e" stroke="#7c8499"/>
  <path d="M50 30c1 10-6 16-15 16-5 0-9-2-11-5 10 0 19-3 26-11z" fill="#fbfaf6"/>
  <path d="M21 35c3-6 11-9 19-6-2 8-9 13-18 12-1-2-1-4-1-6z" fill="#5a6fc4"/>
  <path d="M24 33c4-4 10-5 15-3-3 4-9 6-15 3z" fill="#fbfaf6"/>
  <path d="M52 17l9 3c1 1 0 2-1 2l-8 2z" fill="#3a3733" stroke="#7c8499"/>
  <circle cx="46" cy="18" r="3" fill="#fbfaf6"/>
  <circle cx="46" cy="18" r="2" fill="#23211e"/>
  <path d="M57 26l3 4-3 4-3-4z" fill="#e9b949" stroke="#a87b1a"/>
</svg>`
