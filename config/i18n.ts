import type {Config} from '@docusaurus/types';

/** English only. A second language is a folder in `i18n/` and an entry here. */
export const i18n: Config['i18n'] = {
  path: 'i18n',
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {
    en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'},
  },
};
