// Loaded into a measured program: prints its peak memory when it ends.
process.on('exit', () => {
  process.stderr.write(`\npeak memory: ${process.resourceUsage().maxRSS} kB\n`);
});
