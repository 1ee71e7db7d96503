import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isEnglishDate, englishDate} from './englishDate';

/**
 * Takes the place of the theme's hook of the same name: the same dates, in English without `Intl`.
 * @param options what the theme wants to see of a date
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
