declare module '@theme/SearchBar/pinnedAnswers' {
  export {default} from '@docs-kit/search/pinned-answers';
}
