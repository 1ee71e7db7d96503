import type {I18nConfig} from '@docusaurus/types';

/** English only. A second language is a folder in `i18n/` and an entry here. */
export const i18n: I18nConfig = {
  path: 'i18n',
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {
    // @ts-expect-error -- the type asks for fields that Docusaurus fills in by itself
    en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'},
  },
};
