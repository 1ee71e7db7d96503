// While React sleeps, the page follows the system's colour mode by itself, unless the reader chose one.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
  const root = document.documentElement;
  if (root.getAttribute('data-theme-choice') === 'system') {
    root.setAttribute('data-theme', matches ? 'dark' : 'light');
  }
});
