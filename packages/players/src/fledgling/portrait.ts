export const portrait: string = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>Fledgling</title>
  <path d="M6 56c12-3 34-4 52-1" fill="none" stroke="#6b4f2a" stroke-width="3" stroke-linecap="round"/>
  <path d="M27 49v6m-3 1l3-2 3 2M37 49v6m-3 1l3-2 3 2" fill="none" stroke="#8a5a12" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M14 42L5 44l7-7z" fill="#8a5a12"/>
  <path d="M33 12c-1-4 0-7 2-9m-1 9c1-3 3-5 6-6m-5 7c2-2 5-3 8-2" fill="none" stroke="#b7791f" stroke-width="2" stroke-linecap="round"/>
  <path d="M36 11c9 0 15 6 15 14 0 3-1 5-1 8 0 11-8 18-19 18-12 0-20-7-20-16 0-6 4-9 8-13 3-3 6-11 17-11z" fill="#b7791f"/>
  <path d="M47 30c2 12-6 19-16 19-5 0-9-1-12-4 11 1 22-5 28-15z" fill="#e9c46a"/>
  <path d="M15 33c5-4 13-4 18 1-3 7-11 9-17 5 1-1 2-2 2-3-1 0-2-1-3-3z" fill="#8a5a12"/>
  <path d="M50 21l9 4-9 4c-1-2-1-6 0-8z" fill="#e76f51"/>
  <path d="M50 25h7" stroke="#8f3d27"/>
  <circle cx="41" cy="22" r="5" fill="#fdf6e3"/>
  <circle cx="42" cy="22" r="3" fill="#23211e"/>
  <circle cx="43" cy="21" r="1" fill="#fdf6e3"/>
</svg>`
