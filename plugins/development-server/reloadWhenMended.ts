// Loads the page anew when a fault is mended. Replacing modules in place would go through the faulty state, and leave its
// error on the screen. The bundler's client tells the window what it hears from the server.
let isFaulty = false;

if (typeof window !== 'undefined') {
  window.addEventListener('message', ({data}: MessageEvent<{type?: string} | null>) => {
    if (data?.type === 'webpackErrors') isFaulty = true;
    if (data?.type === 'webpackOk' && isFaulty) window.location.reload();
  });
}
