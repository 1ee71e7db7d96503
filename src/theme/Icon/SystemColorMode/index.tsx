export {IconSystemColorMode as default} from '@site/src/components/icons';
