export const portrait: string = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>Heron</title>
  <path d="M4 57h56M12 60h30" fill="none" stroke="#8fa9c4" stroke-width="2" stroke-linecap="round"/>
  <path d="M29 43l-2 15m-4 0h7M37 43v8l3 7m-4 0h7" fill="none" stroke="#4a4235" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M36 9c-7 0-10 5-9 11 1 5 5 8 5 12" fill="none" stroke="#c3d3e2" stroke-width="6" stroke-linecap="round"/>
  <path d="M32 13c-5 4-2 10 0 14" fill="none" stroke="#5b7fa6" stroke-width="1.5" stroke-linecap="round"/>
  <path d="M35 25c8 3 11 10 7 16-3 5-11 6-19 4-7-2-12-1-17 2 3-8 9-15 17-19 4-2 8-4 12-3z" fill="#5b7fa6"/>
  <path d="M36 30c2 6-2 11-9 12-6 1-12 1-17 3 5-7 13-11 26-15z" fill="#3d5a7a"/>
  <path d="M36 5c4 0 8 2 8 6s-4 6-8 6-6-3-6-6 2-6 6-6z" fill="#c3d3e2"/>
  <path d="M43 9l17 3-17 2c1-1 1-4 0-5z" fill="#d9a441"/>
  <path d="M39 6c-5-3-12-2-19 3 7-1 12 0 17 1" fill="#23303d"/>
  <circle cx="39" cy="10" r="1.7" fill="#23211e"/>
  <circle cx="39.6" cy="9.4" r=".6" fill="#fdf6e3"/>
</svg>`
