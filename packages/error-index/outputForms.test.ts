import {describe, expect, it} from 'vitest';
import {mayHaveMore, outputForms, richestForm} from './outputForms';

describe('outputForms', () => {
  it('[ERRIDX-4] leaves out colors, also where the character that begins them is lost', () => {
    expect(outputForms('\u001B[31mNo key\u001B[39m found')).toEqual(['No key found']);
    expect(outputForms('[31mNo key[0;39m found in [main]')).toEqual(['No key found in [main]']);
  });

  it('[ERRIDX-4] joins lines that a terminal has cut, within words and between them', () => {
    const cut = ['Config error: servers: notes: sp', 'awn notes-server ENOENT', 'See the log'].join('\n');
    expect(outputForms(cut)).toContain('Config error: servers: notes: spawn notes-server ENOENT\nSee the log');
    // The space at the end of the first line is lost.
    const atSpace = ['Mode must be one of cli, web, di', 'scord or mcp, and never be left', 'out in a unit'].join('\n');
    expect(outputForms(atSpace)).toContain(
      'Mode must be one of cli, web, discord or mcp, and never be left out in a unit',
    );
  });

  it('[ERRIDX-4] counts an emoji as two columns, as a terminal does', () => {
    const cut = ['❌ Missing k', 'ey of this p', 'rovider'].join('\n');
    expect(outputForms(cut)).toContain('❌ Missing key of this provider');
  });

  it('[ERRIDX-4] leaves out the names of services that Docker Compose writes', () => {
    expect(outputForms('saiki-1  | Redis connection\nsaiki-1  | error')).toContain('Redis connection error');
    expect(outputForms('a | b')).toEqual(['a | b']);
  });

  it('[ERRIDX-4] joins lines between words, without their indentation', () => {
    expect(outputForms('Request failed:\n    status 400')).toContain('Request failed: status 400');
  });

  it('[ERRIDX-8] takes no longer for many spaces in a row', {timeout: 10_000}, () => {
    const spaces = ' '.repeat(400_000);
    expect(outputForms(`a${spaces}b${spaces}\nc`)).toContain(`a${spaces}b c`);
  });

  it('[ERRIDX-4] writes the quotation marks of chats and of other languages as programs do', () => {
    const marks = ['‘gpt-5’ and “x”', '‚gpt-5‘ and „x“', '‹gpt-5› and « x »', '‹gpt-5› and »x«'];
    expect(marks.map((text) => outputForms(text)[0])).toEqual(marks.map(() => `'gpt-5' and "x"`));
  });

  it('[ERRIDX-4] takes apart texts in JSON', () => {
    expect(outputForms(String.raw`{"message":"a \"b\"\nc"}`)).toContain('{"message":"a "b"\nc"}');
  });
});

describe('richestForm', () => {
  const searched = (text: string) => ({
    text,
    matches: [...text.matchAll(/failed|status \d+/gu)].map(([id]) => ({id: id.slice(0, 6)})),
  });

  it('[ERRIDX-4] is the form with most different messages', () => {
    const {text, matches} = richestForm(['failed, status\n400', 'failed, status 400'].map(searched));
    expect(text).toBe('failed, status 400');
    expect(matches).toHaveLength(2);
  });

  it('is the unchanged output if no other form has more', () => {
    expect(richestForm(['failed\nfailed', 'failed failed failed'].map(searched)).text).toBe('failed\nfailed');
  });

  it('needs no other forms of a long text with a message', () => {
    expect(mayHaveMore(searched('failed, status\n400'))).toBe(true);
    expect(mayHaveMore(searched('line\n'.repeat(1_000)))).toBe(true);
    expect(mayHaveMore(searched(`failed\n${'line\n'.repeat(1_000)}`))).toBe(false);
  });
});
