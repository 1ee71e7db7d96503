import {describe, expect, it} from 'vitest';
import {validateAgentFile} from '../../contracts/agent-config/validateAgentFile';
import {head, llm, withLlm} from './invalid-agent-files/file';

describe('values of YAML that JSON has not', () => {
  it.each([
    ['binary data', `systemPrompt: !!binary aGk=\n${llm}`, 'systemPrompt', 1],
    ['a set', `${head}mcpServers: !!set {files}`, 'mcpServers', 3],
    ['a date', `systemPrompt: {contributors: [!!timestamp 2025-06-16]}\n${llm}`, 'systemPrompt.contributors[0]', 1],
    ['a date of YAML 1.1', `%YAML 1.1\n---\nsystemPrompt: 2025-06-16\n${llm}`, 'systemPrompt', 3],
  ])('finds %s, which JSON has not', (_, text, path, line) => {
    const [found, ...others] = validateAgentFile(text);
    expect(found).toMatchObject({path, line, severity: 'error'});
    expect(found?.message).toContain('Write text in quotes');
    expect(others).toEqual([]);
  });

  it('says which number is none', () => {
    const [found] = validateAgentFile(withLlm('provider: openai, model: o3, apiKey: k, temperature: .nan'));
    expect(found?.message).toBe('`llm.temperature` must be a number, but is `NaN`.');
  });
});
