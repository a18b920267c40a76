export const portrait: string = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>Mynah</title>
  <path d="M5 56c17-3 37-3 54 0" fill="none" stroke="#6b4f2a" stroke-width="3" stroke-linecap="round"/>
  <path d="M29 47v8m-3 1l3-2 3 2M37 46v9m-3 1l3-2 3 2" fill="none" stroke="#8a6d1d" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M22 38L8 57l6 1 14-12z" fill="#2e2a33"/>
  <path d="M40 10c8 0 12 5 12 11 0 4-2 6-2 10 0 10-8 17-17 17-8 0-14-5-14-11 0-7 6-9 10-14 3-4 4-13 11-13z" fill="#3a3440" stroke="#8b8494"/>
  <path d="M23 37c3-6 10-8 17-6-2 7-8 11-16 10-1-1-1-3-1-4z" fill="#5b5366"/>
  <path d="M26 40c5 0 9-2 12-6-1 6-6 9-12 6z" fill="#fbfaf6"/>
  <path d="M43 17c4-1 8 0 9 3 0 3-4 5-8 3-2-2-3-4-1-6z" fill="#8a6d1d"/>
  <path d="M51 18l9 3c1 1 0 2-1 2l-8 2z" fill="#d79a1e" stroke="#8a6d1d"/>
  <circle cx="45" cy="19" r="2.5" fill="#fbfaf6"/>
  <circle cx="45" cy="19" r="1.5" fill="#23211e"/>
</svg>`
