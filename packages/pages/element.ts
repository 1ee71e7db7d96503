import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/**
 * Makes the node of a React component, which the site registers by its name.
 * @param attributes its props, which are texts; those that are undefined or empty are left out
 */
export const componentNode = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).flatMap(([prop, value]) =>
    value ? [{type: 'mdxJsxAttribute', name: prop, value}] : [],
  ),
  children: [],
});
