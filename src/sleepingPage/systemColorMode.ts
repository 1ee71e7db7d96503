const root = document.documentElement;

// While React sleeps, the page follows the system's colour mode by itself, unless the reader chose one.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
  if (root.getAttribute('data-theme-choice') === 'system') {
    root.setAttribute('data-theme', matches ? 'dark' : 'light');
  }
});

// Without an export the bundler would keep this file apart from the others.
export {};
