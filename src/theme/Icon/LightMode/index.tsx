export {IconLightMode as default} from '@site/src/components/icons';
