import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isEnglishDate, englishDate} from './englishDate';

/**
 * Replaces the theme's hook of the same name: it formats the same dates, and doesn't use `Intl` for English.
 * @param options the format that the theme requests
 */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions): Pick<Intl.DateTimeFormat, 'format'> {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  if (currentLocale === 'en' && isEnglishDate(options)) {
    return {format: (date) => englishDate(new Date(date ?? Date.now()), options)};
  }
  return new Intl.DateTimeFormat(currentLocale, {calendar: localeConfigs[currentLocale]?.calendar, ...options});
}
