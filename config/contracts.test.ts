import {expect, it} from 'vitest';
import {homeFacts} from './contracts';

it('counts providers and models in the contracts', () => {
  const {providers, modelCount, transports} = homeFacts();
  expect(providers).toContain('openai');
  expect(modelCount).toBeGreaterThan(providers.length);
  expect(transports).toEqual(['stdio', 'http', 'sse']);
});
