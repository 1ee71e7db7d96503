export {IconEdit as default} from '@site/src/components/icons';
