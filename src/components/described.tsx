import type {ComponentType, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';

/** Wraps a page of the theme that lacks a description for search engines, and adds one. */
export function described<Props extends object>(
  Page: ComponentType<Props>,
  description: (props: Props) => string,
): (props: Props) => ReactNode {
  return (props) => (
    <>
      <PageMetadata description={description(props)} />
      <Page {...props} />
    </>
  );
}
