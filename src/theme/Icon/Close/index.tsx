export {IconClose as default} from '@site/src/components/icons';
