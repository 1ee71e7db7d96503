import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const known = new Map<string, ReadonlySet<string>>();

/**
 * Names of everything that the declarations of the SDK declare.
 * @param edition of the declarations; those of another one are read again
 */
export function toolkitNames(siteFolder: string, edition: string): ReadonlySet<string> {
  const key = `${siteFolder} ${edition}`;
  const found = known.get(key) ?? readNames(path.join(siteFolder, 'contracts/sdk'));
  known.set(key, found);
  return found;
}

function readNames(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  return new Set(
    files.flatMap((name) => {
      const source = ts.createSourceFile(name, readFileSync(path.join(folder, name), 'utf8'), ts.ScriptTarget.ES2022);
      return source.statements.flatMap((statement) => {
        if (ts.isVariableStatement(statement))
          return statement.declarationList.declarations.map((one) => one.name.getText(source));
        const {name: declared} = statement as {name?: ts.Node};
        return declared ? [declared.getText(source)] : [];
      });
    }),
  );
}
