/** The page that loads the chat. */
export const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Saiki chat</title>
    <style>
      body { font: 1rem/1.5 system-ui; max-width: 40rem; margin: 2rem auto; }
      li { white-space: pre-wrap; margin-block: 0.5rem; }
      [role='alert'] { color: #b91c1c; }
    </style>
  </head>
  <body>
    <main id="chat"></main>
    <script src="/app.js"></script>
  </body>
</html>
`;
