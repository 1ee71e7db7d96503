export {IconLanguage as default} from '@site/src/components/icons';
