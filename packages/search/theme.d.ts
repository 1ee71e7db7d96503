declare module '@theme/SearchBar/sureAnswers' {
  export {default} from '@docs-kit/search/sure-answers';
}
