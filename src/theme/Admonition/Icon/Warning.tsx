export {AdmonitionIconWarning as default} from '@site/src/components/icons';
