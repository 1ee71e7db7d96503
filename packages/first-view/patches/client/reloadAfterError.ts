// Reloads the page when a build error is fixed. Hot module replacement would pass through the broken state and leave
// its error on the screen. The development server's client posts messages to the window.
// Upstream: https://github.com/webpack/webpack-dev-server/blob/main/client-src/index.js
let hasError = false;

if (typeof window !== 'undefined') {
  window.addEventListener('message', ({data}: MessageEvent<{type?: string} | null>) => {
    if (data?.type === 'webpackErrors') hasError = true;
    if (data?.type === 'webpackOk' && hasError) window.location.reload();
  });
}
