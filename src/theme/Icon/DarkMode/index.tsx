export {IconDarkMode as default} from '@site/src/components/icons';
