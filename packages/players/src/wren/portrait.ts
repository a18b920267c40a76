export const portrait: string = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>Wren</title>
  <path d="M10 52h44v6H10z" fill="#6f6a5f"/>
  <path d="M14 52v6m8-6v6m8-6v6m8-6v6m8-6v6" stroke="#d8d2c4" stroke-width="1.5"/>
  <path d="M29 44l-1 8m-3 0h5M37 44l1 8m-3 0h5" fill="none" stroke="#8a5d33" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M19 34L8 10l7 1 11 19z" fill="#7a4b22"/>
  <path d="M11 15l4-1m-2 6l5-2m-3 7l6-2" stroke="#e8c9a0" stroke-width="1.5" stroke-linecap="round"/>
  <path d="M42 14c6 1 10 5 10 10 0 13-9 22-20 22-9 0-15-6-15-13 0-6 5-10 11-12 4-2 7-8 14-7z" fill="#a3693a"/>
  <path d="M50 28c-1 10-8 18-18 18-5 0-9-2-12-5 12 2 23-3 30-13z" fill="#edd9bf"/>
  <path d="M20 33c5-6 13-6 18-2-2 8-10 12-18 2z" fill="#7a4b22"/>
  <path d="M25 33l1 3m3-5l1 6m3-6v4" stroke="#e8c9a0" stroke-width="1.5" stroke-linecap="round"/>
  <path d="M36 21c4-3 9-4 14-1" fill="none" stroke="#f3e3cb" stroke-width="2" stroke-linecap="round"/>
  <path d="M51 21l10-2-9 6z" fill="#4a3a2a"/>
  <circle cx="45" cy="23" r="2.6" fill="#23211e"/>
  <circle cx="45.9" cy="22.2" r=".8" fill="#fdf6e3"/>
</svg>`
