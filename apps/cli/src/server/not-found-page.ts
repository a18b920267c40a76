/**
 * What a browser shows at an address where there is nothing. Who asks has not said in which language, so both stand there, as in the
 * studio's page without scripts.
 */
export const notFoundPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Nothing here · Rookery</title>
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <style>
      body { max-width: 36rem; padding: 3rem 1.5rem; margin: auto; font: 1rem/1.5 system-ui, sans-serif; }
    </style>
  </head>
  <body>
    <main>
      <h1>There is nothing here</h1>
      <p>The address may be mistyped. <a href="/">Open Rookery</a>, where every room has a link.</p>
      <p lang="de">Hier ist nichts. Vielleicht ist die Adresse vertippt. <a href="/">Rookery öffnen</a></p>
    </main>
  </body>
</html>
`
