import clsx from 'clsx';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

type Choice = Props['value'];

/** `null` stands for the system's mode. */
function nextChoice(choice: Choice, respectsSystem: boolean): Choice {
  if (!respectsSystem) {
    return choice === 'dark' ? 'light' : 'dark';
  }
  if (choice === 'light') {
    return 'dark';
  }
  return choice === 'dark' ? null : 'light';
}

function choiceLabel(choice: Choice): string {
  if (choice === 'light') {
    return translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'});
  }
  return choice === 'dark'
    ? translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'})
    : translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'});
}

function buttonLabel(choice: Choice): string {
  return translate(
    {id: 'theme.colorToggle.ariaLabel', message: 'Switch between dark and light mode (currently {mode})'},
    {mode: choiceLabel(choice)},
  );
}

/** What the button shows, and is called by, for each choice. */
const icons = [
  [IconLightMode, 'light', styles.light],
  [IconDarkMode, 'dark', styles.dark],
  [IconSystemColorMode, null, styles.system],
] as const;

/**
 * Switch light → dark → system. Unlike the theme's own it is never disabled: before React is there,
 * `src/sleepingPage/cycleColorMode.ts` answers the click.
 */
export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-color-mode-toggle
        onClick={() => onChange(nextChoice(value, respectPrefersColorScheme))}
      >
        {/* All three are there and CSS shows one: right even before React knows the choice. */}
        {icons.map(([Icon, choice, style]) => (
          <span key={style} role="img" aria-label={buttonLabel(choice)} title={choiceLabel(choice)} className={style}>
            <Icon aria-hidden />
          </span>
        ))}
      </button>
    </div>
  );
}
