import MDXPage from '@theme-original/MDXPage';
import {type ReactNode, useMemo} from 'react';
import type {Props} from '@theme/MDXPage';

/**
 * Wraps the theme's page for single Markdown files: its content gets the class `markdown`, which the theme gives to
 * docs and posts only: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/MDXPage/index.tsx
 */
export default function ReadingPage(props: Props): ReactNode {
  const Content = props.content;
  const StyledContent = useMemo(() => {
    function Styled(): ReactNode {
      return (
        <div className="markdown">
          <Content />
        </div>
      );
    }
    // The theme reads metadata from properties of the component.
    return Object.assign(Styled, Content) as Props['content'];
  }, [Content]);
  return <MDXPage {...props} content={StyledContent} />;
}
