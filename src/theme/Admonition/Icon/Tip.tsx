export {AdmonitionIconTip as default} from '@site/src/components/icons';
