import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isEnglishDate, englishDate} from './englishDate';

/**
 * Replaces the theme's hook of the same name: the same dates, in English without `Intl`.
 * @param options parts of the date, as the theme requests them
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
