export {AdmonitionIconDanger as default} from '@site/src/components/icons';
