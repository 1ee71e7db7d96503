import {eachPage} from '../page';

/** Whole pages begin with a front matter; pieces that other pages import have none. */
export const frontMatterPresence = eachPage(({file, isPartial, frontMatter, tree, readProblems}) => {
  const start = {file, line: 1, column: 1};
  if (isPartial) {
    if (!frontMatter) return [];
    return [
      {
        ...start,
        message: 'a piece whose name begins with _ has a front matter',
        fix: 'delete the lines from --- to ---',
      },
    ];
  }
  if (frontMatter || readProblems.length > 0) return [];
  const [first] = tree.children;
  if (first?.type === 'thematicBreak') {
    return first.position?.start.line === 1
      ? [{...start, message: 'the front matter does not end', fix: 'write a line --- after its last key'}]
      : [{...start, message: 'empty lines stand above the front matter', fix: 'begin the file with its line ---'}];
  }
  return [
    {
      ...start,
      message: 'the page has no front matter',
      fix: 'begin with ---, a "title", a "description" and --- on lines of their own',
    },
  ];
});
