export const portrait: string = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>Owl</title>
  <path d="M8 57h48" fill="none" stroke="#5d4037" stroke-width="4" stroke-linecap="round"/>
  <path d="M14 6l8 6c6-3 14-3 20 0l8-6c1 6 1 11-1 15 4 6 5 13 4 19-2 9-10 16-21 16S13 49 11 40c-1-6 0-13 4-19-2-4-2-9-1-15z" fill="#8d6e63"/>
  <path d="M11 40c-1-6 0-12 3-17 3 8 5 20 9 30-6-2-11-7-12-13zM53 40c1-6 0-12-3-17-3 8-5 20-9 30 6-2 11-7 12-13z" fill="#5d4037"/>
  <path d="M24 36h16c1 7-2 14-8 19-6-5-9-12-8-19z" fill="#e6d5c3"/>
  <path d="M27 40l2 2 2-2m2 0l2 2 2-2m-7 5l2 2 2-2m-6 4l2 2 2-2" fill="none" stroke="#8d6e63" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="22" cy="24" r="9.5" fill="#f3e9dc"/>
  <circle cx="42" cy="24" r="9.5" fill="#f3e9dc"/>
  <circle cx="22" cy="24" r="6" fill="#e0a526"/>
  <circle cx="42" cy="24" r="6" fill="#e0a526"/>
  <circle cx="22.5" cy="24" r="3.5" fill="#23211e"/>
  <circle cx="41.5" cy="24" r="3.5" fill="#23211e"/>
  <circle cx="24" cy="22.5" r="1.1" fill="#fdf6e3"/>
  <circle cx="43" cy="22.5" r="1.1" fill="#fdf6e3"/>
  <path d="M29 28h6l-3 7z" fill="#4e342e"/>
  <path d="M25 55v4m3-4v4m8-4v4m3-4v4" stroke="#e0a526" stroke-width="2" stroke-linecap="round"/>
</svg>`
