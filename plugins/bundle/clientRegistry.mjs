// Loader: the generator's list of what can be loaded says of each module how to load it, its path in the project, and its
// number. The paths are for rendering on a server; in the browser they are a kilobyte of names that nothing reads.
// Loaded by the bundler itself.
const entry = /^(?<start>\s*"[^"]+": \[\(\) => import\(.*\), )"[^"]+"(?<end>, require\.resolveWeak\("[^"]+"\)\],)$/gm;

export default function clientRegistry(source) {
  const registry = source.replace(entry, '$<start>""$<end>');
  if (registry === source) {
    throw new Error(
      "plugins/bundle: the generator's registry has other entries now. Look into .docusaurus/registry.js and correct this loader, or take it out.",
    );
  }
  return registry;
}
