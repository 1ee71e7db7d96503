import path from 'node:path';
import ts from 'typescript';

/** A fault in the examples package. */
export interface ExampleFault {
  readonly code: string;
  /** With file and line. */
  readonly message: string;
}

/**
 * Compiles the package in `examples/` by its own `tsconfig.json`.
 * @returns the faults of a sample file and of the other files in its folder; without them the sample would not work
 */
export function checkExamples(siteFolder: string): (file: string) => ExampleFault[] {
  const folder = path.join(siteFolder, 'examples');
  const {config, error} = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  const {options, fileNames, errors} = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, folder);
  const program = ts.createProgram({rootNames: fileNames, options});
  const found = [
    ...(error ? [error] : []),
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...fileNames.flatMap((name) => faultsOf(program, name)),
  ];
  return (file) => {
    const sampleFolder = path.dirname(path.join(siteFolder, file));
    return found
      .filter((diagnostic) => !diagnostic.file || path.dirname(diagnostic.file.fileName) === sampleFolder)
      .map((diagnostic) => spoken(diagnostic, siteFolder));
  };
}

function faultsOf(program: ts.Program, name: string): readonly ts.Diagnostic[] {
  const source = program.getSourceFile(name);
  return source ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)] : [];
}

function spoken({file, start = 0, code, messageText}: ts.Diagnostic, siteFolder: string): ExampleFault {
  const text = ts.flattenDiagnosticMessageText(messageText, ' ');
  const place = file
    ? `${path.relative(siteFolder, file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1} `
    : '';
  return {code: `TS${code}`, message: `${place}${text}`};
}
