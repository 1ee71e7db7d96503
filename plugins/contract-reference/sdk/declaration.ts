import type {Doc} from './docComment';

/** How an export is used: classes, functions, schemas and constants exist at run time, types do not. */
export const exportKinds = ['class', 'function', 'type', 'schema', 'constant'] as const;

/** One of {@link exportKinds}. */
export type ExportKind = (typeof exportKinds)[number];

/** A parameter of a function, method or constructor. */
export interface SdkParameter {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

/** What a class or an interface declares. */
export interface SdkMember {
  readonly kind: 'constructor' | 'method' | 'property';
  /** `run`, or `constructor`. */
  readonly name: string;
  /** Source without comments. */
  readonly signature: string;
  /** Type of a property. */
  readonly type: string;
  readonly optional: boolean;
  readonly parameters: readonly SdkParameter[];
  readonly doc: Doc;
}

/** Something that a program can import. */
export interface SdkExport {
  readonly kind: ExportKind;
  readonly name: string;
  /** Source without comments; of a class only the line that begins it. */
  readonly signature: string;
  readonly parameters: readonly SdkParameter[];
  readonly members: readonly SdkMember[];
  readonly doc: Doc;
  /** File that declares it, within the contracts folder. */
  readonly file: string;
}
