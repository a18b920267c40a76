export const portrait: string = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>Raven</title>
  <path d="M4 58c16-3 40-3 56-1" fill="none" stroke="#3d4a57" stroke-width="3" stroke-linecap="round"/>
  <path d="M26 48l-2 8m-3 1l3-2 3 2M35 48l2 8m-3 1l3-2 3 2" fill="none" stroke="#22303f" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M12 40L3 52l12-3 2 5 8-8z" fill="#22303f"/>
  <path d="M37 8c9 0 14 5 14 12 0 4-2 6-3 11-2 12-9 19-20 19-9 0-16-5-17-12-1-8 6-11 12-15 5-4 5-15 14-15z" fill="#4f7cac"/>
  <path d="M13 37c7-9 19-10 27-5-3 10-12 15-21 13 2-1 3-2 4-4-4 1-8-1-10-4z" fill="#2f4d6e"/>
  <path d="M30 34c-3 4-6 6-10 7m14-4c-3 4-7 6-11 7" fill="none" stroke="#8fb4d9" stroke-width="1.5" stroke-linecap="round"/>
  <path d="M34 26c0 3-1 5-2 6m5-6c0 3 0 5-1 6m4-7c1 3 1 5 1 6" fill="none" stroke="#2f4d6e" stroke-width="2" stroke-linecap="round"/>
  <path d="M50 14c6 0 10 3 12 8-4-2-8-2-13 0-1-3-1-6 1-8z" fill="#22303f"/>
  <path d="M49 19c4-1 7-1 11 1" fill="none" stroke="#8fb4d9"/>
  <circle cx="42" cy="17" r="4" fill="#f3e9dc"/>
  <circle cx="43" cy="17" r="2.4" fill="#16181b"/>
  <circle cx="43.8" cy="16.2" r=".9" fill="#f3e9dc"/>
</svg>`
