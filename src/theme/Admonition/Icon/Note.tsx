export {AdmonitionIconNote as default} from '@site/src/components/icons';
