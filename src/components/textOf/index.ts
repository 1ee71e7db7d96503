import {Children, isValidElement, type ReactNode} from 'react';

/** The words of a node, without their markup: `SaikiAgent` of `<code>SaikiAgent</code>`. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  return Children.toArray(node)
    .map((child) => (isValidElement<{children?: ReactNode}>(child) ? textOf(child.props.children) : String(child)))
    .join('');
}
