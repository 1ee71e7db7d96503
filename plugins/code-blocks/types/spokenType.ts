/** Things that a block declares itself. */
const ownDeclaration = /^(?:const|let|function|class|type|\(parameter\)) /u;

/** A member with the name of the type that has it: `(method) SaikiAgent.run(…)`. */
const member = /^\((?:method|property|accessor)\) (?<owner>[A-Za-z_$][\w$]*)[.<]/u;

/** An import: what is imported stands behind the mark. */
const imported =
  /^\(alias\) (?<what>(?:new )?(?:class|function|const|interface|type|module)? ?(?<name>[A-Za-z_$][\w$]*))/u;

/** Longer ones are cut: the reference shows them whole. */
const longest = 320;

/**
 * What a reader is shown of the compiler's words about a name.
 * @param words as an editor shows them
 * @param toolkit names of the SDK
 * @returns nothing when it would tell nothing new: types of the language and its libraries, and unknown ones
 */
export function spokenType(words: string, toolkit: ReadonlySet<string>): string | undefined {
  const line = words
    .replace(/\nimport .*$/su, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (/: any$/u.test(line) || /^(?:import|type const) /u.test(line)) return undefined;
  const alias = imported.exec(line)?.groups;
  const isOfToolkit = toolkit.has(alias?.name ?? member.exec(line)?.groups?.owner ?? '');
  if (!isOfToolkit && (alias !== undefined || !ownDeclaration.test(line))) return undefined;
  const spoken = line
    .replace(/^\((?:alias|method|property|accessor|parameter)\) /u, '')
    .replace(/ \(\+\d+ overloads?\)$/u, '');
  return spoken.length > longest ? `${spoken.slice(0, longest)}…` : spoken;
}
