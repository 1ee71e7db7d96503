import type {LanguageSamples} from '@docs-kit/docs-mcp-server';
import type {RequestLanguage} from '@docs-kit/reference/requestLanguages';

/** A language of request samples in Markdown copies. */
export type SampleLanguage = Pick<RequestLanguage, 'value' | 'label' | 'fence'>;

/** Languages of samples for agents that ask for none, which can translate them to any other. */
const kept = ['curl', 'typescript'];

/**
 * Makes a filter that removes the samples in other languages from a page. With all of them, the parameters and
 * responses of a call would come after the part that an agent reads at once.
 * @param languages in their order on pages, where each sample is below the name of its language
 */
export function samplesIn(languages: readonly SampleLanguage[]): LanguageSamples {
  const samples = new RegExp(
    languages
      .map(({value, label, fence}) => {
        const mark = `mark_${value}`;
        return `(?<${value}>^\\*\\*${label}\\*\\*\\n\\n(?<${mark}>\`{3,})${fence}\\n[\\s\\S]*?\\n\\k<${mark}>\\n)`;
      })
      .join('\\n'),
    'gmu',
  );
  const others = languages.filter(({value}) => !kept.includes(value)).map(({label}) => label);
  const names = new Intl.ListFormat('en', {type: 'disjunction'}).format(others);
  const hint = `For the same call in ${names}, \`read\` this address with \`language\`.\n`;
  return {
    languages: languages.map(({value}) => value),
    select: (markdown, language) =>
      markdown.replaceAll(samples, (...match: unknown[]) => {
        const byLanguage = match.at(-1) as Readonly<Record<string, string>>;
        const sampleOf = (name: string): string => byLanguage[name] ?? '';
        return language === undefined ? [...kept.map(sampleOf), hint].join('\n') : sampleOf(language);
      }),
  };
}
