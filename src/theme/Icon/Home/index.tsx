export {IconHome as default} from '@site/src/components/icons';
