import type {ReactNode} from 'react';
import StaticCodeBlock, {type CodeBlockProps} from '@site/src/components/CodeBlock';

/** What reaches this component without the build's highlighting: code in a page written with React. */
interface PlainCodeProps {
  children?: ReactNode;
}

/** Code block of the site: finished HTML where the build made it, plain text otherwise. */
export default function CodeBlock(props: CodeBlockProps | PlainCodeProps): ReactNode {
  if ('html' in props) {
    return <StaticCodeBlock {...props} />;
  }
  return (
    // Focusable, so that the keyboard scrolls what does not fit.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className="code-block__pre" tabIndex={0}>
      <code>{(props as PlainCodeProps).children}</code>
    </pre>
  );
}
