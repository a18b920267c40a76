export const portrait: string = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>Kestrel</title>
  <path d="M33 26C24 14 14 9 3 8c2 3 4 4 7 6-2 0-4 0-5-1 2 4 5 6 9 7-2 1-4 1-6 0 4 6 12 10 22 13z" fill="#4b4a54"/>
  <path d="M33 24c-7-8-15-12-25-14 9 8 14 13 22 20z" fill="#c05a2e"/>
  <path d="M37 25c3-9 9-16 20-20-1 3-2 5-5 8 2 0 4-1 5-2-1 5-4 8-7 10 2 0 3 0 5-1-3 6-8 10-15 12z" fill="#4b4a54"/>
  <path d="M38 24c3-7 8-12 15-16-4 8-7 13-13 19z" fill="#c05a2e"/>
  <path d="M33 40l-5 19c3 2 7 2 10 0l1-19z" fill="#c05a2e"/>
  <path d="M28 56l10 1-.3 2.3c-3 1.5-7 1.5-10 .2z" fill="#23211e"/>
  <path d="M36 18c6 0 8 5 7 12-1 8-4 14-8 14s-7-6-7-14c0-7 3-12 8-12z" fill="#ecd9bd"/>
  <path d="M32 31l1 2m4-2l-1 2m-5 3l1 2m5-2l-1 2m-3-5v2m0 4v2" stroke="#6b3a1e" stroke-width="1.5" stroke-linecap="round"/>
  <path d="M36 12c5 0 8 3 8 7s-3 7-8 7-8-3-8-7 3-7 8-7z" fill="#8f8c99"/>
  <path d="M43 17l5 2c1 1 1 3 0 5-1-2-3-3-6-3z" fill="#3a3942"/>
  <path d="M41 21v5" stroke="#3a3942" stroke-width="2" stroke-linecap="round"/>
  <circle cx="39" cy="18" r="2.4" fill="#e0b03a"/>
  <circle cx="39.3" cy="18" r="1.5" fill="#23211e"/>
</svg>`
