export {AdmonitionIconInfo as default} from '@site/src/components/icons';
