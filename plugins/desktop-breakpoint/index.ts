import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {desktopFrom996} from './desktopFrom996';

/**
 * Docusaurus plugin: the desktop layout applies from 996 px, as specified. The generator's begins one pixel later: its
 * style sheets say `max-width: 996px`, and its hook says `> 996`.
 */
export default function desktopBreakpoint(): Plugin {
  return {
    name: 'desktop-breakpoint',
    configurePostCss(options) {
      options.plugins.push(desktopFrom996);
      return options;
    },
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/hooks\/useWindowSize$/, path.join(__dirname, 'client/useWindowSize.ts')),
        ],
      };
    },
  };
}
