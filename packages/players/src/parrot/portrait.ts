export const portrait: string = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>Parrot</title>
  <path d="M3 51c17-4 40-4 58 0" fill="none" stroke="#6b4f2a" stroke-width="4" stroke-linecap="round"/>
  <path d="M24 45L13 63l6-1 3-4 2 4 8-17z" fill="#2f6fae"/>
  <path d="M29 46l-3 17 4-3 3 2 3-16z" fill="#c0392b"/>
  <path d="M31 5c11 0 18 7 18 17 0 6-3 9-4 14-1 8-6 14-14 14-9 0-15-6-15-15 0-7 3-10 4-16C21 11 23 5 31 5z" fill="#2e8b57"/>
  <path d="M17 33c1-7 7-11 13-9 3 10-1 20-9 23-3-3-5-8-4-14z" fill="#1f6b41"/>
  <path d="M18 38c3 2 6 2 9 0m-8 5c2 1 5 1 7 0" fill="none" stroke="#e9b949" stroke-width="1.8" stroke-linecap="round"/>
  <path d="M17 31c4-1 8 0 11 3" fill="none" stroke="#2f6fae" stroke-width="2.4" stroke-linecap="round"/>
  <path d="M24 8c6-5 15-4 20 2-6 1-13 1-20-2z" fill="#e9b949"/>
  <path d="M45 16c8-2 13 4 11 12-1 4-4 6-6 5 1-5-1-9-6-10-1-3-1-5 1-7z" fill="#3a3733" stroke="#8a847b"/>
  <path d="M44 26c3 0 5 2 5 5-3 1-5 0-6-2z" fill="#5a554e"/>
  <ellipse cx="39" cy="19" rx="6" ry="5.4" fill="#f6f0df"/>
  <circle cx="40" cy="19" r="3" fill="#23211e"/>
  <circle cx="41" cy="18" r="1" fill="#f6f0df"/>
  <path d="M28 49l-1 4m5-4v4m5-4l1 4" fill="none" stroke="#5a554e" stroke-width="2.4" stroke-linecap="round"/>
</svg>`
