import {kebab} from '../anchors';
import type {DirectiveContext} from '../directive';

/** Anchor of a schema of the HTTP API. */
export const schemaAnchor = (name: string): string => `schema-${kebab(name)}`;

/** Finds where a schema is explained: on this page or on another one of the section. */
export function schemaAddress({pageThatShows}: DirectiveContext): (name: string) => string | undefined {
  return (name) => {
    const page = pageThatShows?.('rest-schema', {name});
    return page === undefined ? undefined : `${page}#${schemaAnchor(name)}`;
  };
}
