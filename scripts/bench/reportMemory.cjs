// Loaded into a measured program: says at its end how much memory it held at most.
process.on('exit', () => {
  process.stderr.write(`\npeak memory: ${process.resourceUsage().maxRSS} kB\n`);
});
