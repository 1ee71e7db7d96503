import MDXPage from '@theme-original/MDXPage';
import {type ReactNode, useMemo} from 'react';
import type {Props} from '@theme/MDXPage';

/** The theme's single page; its text gets the class that carries the styles of reading pages. */
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
    // The content carries its metadata with it.
    return Object.assign(Styled, Content) as Props['content'];
  }, [Content]);
  return <MDXPage {...props} content={StyledContent} />;
}
