import clsx from 'clsx';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import {announce} from '@site/src/clientModules/announce';
import {IconDarkMode, IconLightMode, IconSystemColorMode} from '@site/src/components/icons';

/** The states of the button, in order. The choice `null` follows the system. */
const states = [
  {
    choice: 'light',
    Icon: IconLightMode,
    mode: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
  },
  {
    choice: 'dark',
    Icon: IconDarkMode,
    mode: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
  },
  {
    choice: null,
    Icon: IconSystemColorMode,
    mode: translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
  },
] as const;

const buttonLabel = (mode: string): string =>
  translate(
    {id: 'theme.colorToggle.ariaLabel', message: 'Switch between dark and light mode (currently {mode})'},
    {mode},
  );

/**
 * Switches light → dark → system. The theme disables its button before hydration; here the hydration script of
 * `packages/first-view` handles the click: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/ColorModeToggle/index.tsx
 */
export default function ColorModeToggle({className, buttonClassName, value, onChange}: Props): ReactNode {
  const next = states[(states.findIndex(({choice}) => choice === value) + 1) % states.length];
  const change = (): void => {
    onChange(next?.choice ?? null);
    announce(next?.mode ?? '');
  };
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn color-mode', buttonClassName)}
        data-color-mode-toggle
        onClick={change}
      >
        {/* CSS shows one of the three, so that it's right before React knows the choice: https://github.com/facebook/docusaurus/issues/7986 */}
        {states.map(({choice, Icon, mode}) => (
          <span
            key={mode}
            role="img"
            aria-label={buttonLabel(mode)}
            title={mode}
            className={`color-mode__${choice ?? 'system'}`}
          >
            <Icon aria-hidden />
          </span>
        ))}
      </button>
    </div>
  );
}
