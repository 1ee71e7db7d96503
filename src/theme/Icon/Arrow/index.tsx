export {IconArrow as default} from '@site/src/components/icons';
