import type {Plugin} from 'postcss';

/** PostCSS plugin: moves the generator's breakpoint from "wider than 996 px" to "996 px and wider". */
export const desktopFrom996: Plugin = {
  postcssPlugin: 'desktop-from-996',
  AtRule: {
    media(rule) {
      rule.params = rule.params
        .replaceAll('max-width: 996px', 'max-width: 995.98px')
        .replaceAll('min-width: 997px', 'min-width: 996px');
    },
  },
};
